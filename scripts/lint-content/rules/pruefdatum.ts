import {isoDay} from '@portal/common/text/isoDay';
import {swissDay} from '@portal/common/text/swissDay';
import {lineOf} from '@portal/content/frontMatter/validate';
import {perPage, type Rule} from '../lib/rule';

/** The date of a check is not in the future. This is only a warning, because a computer's clock may be wrong. */
export default {
  name: 'pruefdatum',
  level: 'warning',
  check: perPage(({frontMatter: {geprueft}, source}) =>
    geprueft instanceof Date && isoDay(geprueft) > swissDay()
      ? [
          {
            line: lineOf(source, 'geprueft'),
            message: `«geprueft» nennt einen Tag in der Zukunft → Schreiben Sie den Tag, an dem Sie die Schritte am Gerät getan haben.`,
          },
        ]
      : [],
  ),
} satisfies Rule;
