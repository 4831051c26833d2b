import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useHistory} from '@docusaurus/router';
import {useMedia} from '@portal/common/browser/useMedia';
import {useMessage} from '@portal/common/browser/useMessage';
import {stepsAttribute} from '../Steps/attribute';
import {openWindow} from './openWindow';
import styles from './styles.module.css';

/** A computer: somebody with a phone has no room for a second window. */
const wide = '(hover: hover) and (pointer: fine) and (width >= 48em)';

const load = () => import('./load');

/** Renders the button that shows the steps around it in a small window, beside the reader's work. */
function OpenButton(): ReactNode {
  const [message, say] = useMessage();
  const {push} = useHistory();

  async function open(list: Element) {
    say('');
    const code = load();
    const small = await openWindow();
    if (!small) {
      say(
        translate({
          id: 'portal.window.blocked',
          message:
            'Ihr Browser hat das Fenster blockiert. Erlauben Sie dieser Website Pop-up-Fenster, und klicken Sie noch einmal.',
        }),
      );
      return;
    }
    try {
      const {show, readGuide} = await code;
      show(small, readGuide(list), push);
    } catch {
      small.close();
      say(
        translate({
          id: 'portal.window.failed',
          message: 'Das Fenster konnte nicht geladen werden. Prüfen Sie die Verbindung.',
        }),
      );
    }
  }

  return (
    <>
      <button
        type="button"
        className={styles.button}
        onPointerEnter={() => void load()}
        onClick={({currentTarget}) => void open(currentTarget.closest(`[${stepsAttribute}]`)!)}>
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M3 4h18v16H3zM12 12h9" />
        </svg>
        {translate({id: 'portal.window.open', message: 'Im kleinen Fenster'})}
      </button>
      <span role="status">{message}</span>
    </>
  );
}

/** Renders the place of the button. It comes with JavaScript, where there is room for a second window. */
export default function SmallWindow(): ReactNode {
  const hasRoom = useMedia(wide, false);
  return <div className={styles.bar}>{hasRoom && <OpenButton />}</div>;
}
