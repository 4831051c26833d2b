import type {PrintedHandbook} from '@site/src/paper/handbook';
import {longDate} from '@portal/common/text/longDate';

/** Returns «Als PDF, 48 Seiten, 3.1 MB, Stand 27. November 2026». */
export const offerText = ({
  pages,
  bytes,
  day,
}: Pick<PrintedHandbook, 'pages' | 'bytes' | 'day'>): string =>
  `Als PDF, ${pages} Seiten, ${(bytes / 1_000_000).toFixed(1)} MB, Stand ${longDate(new Date(day))}`;
