import {useEffect, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {useEvent} from '@docusaurus/theme-common';
import OwnEntry, {dropOwnEntry, hasOwnEntry} from './OwnEntry';
import {pointsWithFinger} from './pointsWithFinger';

interface Props {
  onBack: () => void;
  /** Whether «back» is heard on a page that was opened directly as well: on a phone, where it is what closes, unless told. */
  ownEntry?: boolean;
}

function Transitions({onBack}: Pick<Props, 'onBack'>): null {
  const history = useHistory();
  const close = useEvent(onBack);
  useEffect(
    () =>
      history.block((location, action) => {
        if (action === 'POP') {
          close();
          return false;
        }
        if (hasOwnEntry()) {
          // Or «back» would meet the page twice.
          const lead = action === 'PUSH' ? history.push : history.replace;
          dropOwnEntry(history, () => lead(location));
          return false;
        }
        return undefined;
      }),
    [history, close],
  );
  return null;
}

/**
 * While it is rendered, «back» calls `onBack` instead of leaving the page: to the reader, it goes from what
 * fills the screen to the page behind it. The router knows one such handler at a time, the last, so render
 * it only as long as something does.
 */
export default function OnBack({onBack, ownEntry = pointsWithFinger()}: Props): ReactNode {
  return (
    <>
      <Transitions onBack={onBack} />
      {ownEntry && <OwnEntry />}
    </>
  );
}
