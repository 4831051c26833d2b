import {useLayoutEffect, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {useEvent} from '@docusaurus/theme-common';
import OwnEntry, {dropOwnEntry, hasOwnEntry} from './OwnEntry';
import {pointsWithFinger} from './pointsWithFinger';

interface Props {
  onBack: () => void;
  /** Whether «back» also works on a page that was opened directly. By default on phones, where «back» closes things. */
  ownEntry?: boolean;
}

function Transitions({onBack}: Pick<Props, 'onBack'>): null {
  const history = useHistory();
  const close = useEvent(onBack);
  // Before anything is painted: «back» may follow at once.
  useLayoutEffect(
    () =>
      history.block((location, action) => {
        if (action === 'POP') {
          close();
          return false;
        }
        if (hasOwnEntry()) {
          // Otherwise «back» would reach the page twice.
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
 * Calls `onBack` on «back» instead of leaving the page, as long as it is rendered. To the reader, «back» leads from
 * what fills the screen to the page behind it. The router knows only one such handler, the last one, so render this
 * component only while something fills the screen.
 */
export default function OnBack({onBack, ownEntry = pointsWithFinger()}: Props): ReactNode {
  return (
    <>
      <Transitions onBack={onBack} />
      {ownEntry && <OwnEntry />}
    </>
  );
}
