import {useContext, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useMedia} from '@portal/common/browser/useMedia';
import {useMessage} from '@portal/common/browser/useMessage';
import {stepsAttribute} from '@portal/content/parts';
import type {LoadStepActions} from '../Steps/stepActions';
import {openWindow} from './openWindow';
import {ShowContext} from './WindowProvider';
import styles from './styles.module.css';

/** A computer: somebody with a phone has no room for a second window. */
const wide = '(hover: hover) and (pointer: fine) and (width >= 48em)';

interface Props {
  /** Loads what the page's steps do, if a walk has noted it. */
  actions?: LoadStepActions;
  /** The title of the list, if it has its own, and what stands above it. */
  title?: string;
  about?: ReactNode;
  /** The steps. */
  children: ReactNode;
}

/** Loads the code and the actions. They are not worth a guide that does not open. */
async function load(actions: LoadStepActions | undefined) {
  const [code, known] = await Promise.all([import('./load'), actions?.().catch(() => undefined)]);
  return {...code, known: known?.default};
}

function Buttons({actions, title, about, children}: Props): ReactNode {
  const hasRoom = useMedia(wide, false);
  const [message, say] = useMessage();
  const [hasFailed, setFailed] = useState(false);
  const [dialog, setDialog] = useState<ReactNode>(null);
  const show = useContext(ShowContext);
  const listOf = (button: Element) => button.closest(`[${stepsAttribute}]`)!;
  const sayFailed = () => {
    setFailed(true);
    say(
      translate({
        id: 'portal.window.failed',
        message:
          'Die Schritte konnten nicht geladen werden: Die Verbindung fehlt, oder es gibt eine neue Fassung dieser Seite.',
      }),
    );
  };

  async function openSmall(button: Element) {
    say('');
    setFailed(false);
    const loading = load(actions);
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
      const {Panel, placeIn, readGuide, known} = await loading;
      const guide = readGuide(listOf(button), children, known, {title, about});
      const place = placeIn(small, () => show(null));
      small.document.title = guide.title;
      const content = (
        <Panel
          key={guide.address}
          heading="h1"
          guide={guide}
          onLeave={() => window.focus()}
          onClose={() => small.close()}
        />
      );
      show({content, place});
      small.focus();
    } catch {
      small.close();
      sayFailed();
    }
  }

  async function openDialog(button: HTMLElement) {
    say('');
    setFailed(false);
    const close = () => {
      setDialog(null);
      button.focus();
    };
    try {
      const {StepDialog, readGuide, known} = await load(actions);
      const guide = readGuide(listOf(button), children, known, {title, about});
      setDialog(<StepDialog guide={guide} onClose={close} />);
    } catch {
      sayFailed();
    }
  }

  return (
    <>
      {hasRoom && (
        <button
          type="button"
          className={styles.button}
          onPointerEnter={() => void load(actions).catch(() => undefined)}
          onClick={({currentTarget}) => void openSmall(currentTarget)}>
          <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d="M3 4h18v16H3zM12 12h9" />
          </svg>
          {translate({id: 'portal.window.open', message: 'Im kleinen Fenster'})}
        </button>
      )}
      {actions && (
        <button
          type="button"
          className={styles.button}
          onClick={({currentTarget}) => void openDialog(currentTarget)}>
          <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d="M8 5l11 7-11 7z" />
          </svg>
          {translate({id: 'portal.window.steps', message: 'Schritt für Schritt zeigen'})}
        </button>
      )}
      <span role="status">{message}</span>
      {hasFailed && message && (
        <button type="button" className="link-button" onClick={() => window.location.reload()}>
          {translate({id: 'portal.window.reload', message: 'Seite neu laden'})}
        </button>
      )}
      {dialog}
    </>
  );
}

/**
 * Renders the buttons that show the steps around them one at a time: in a small window beside the reader's work, or
 * over the page. They come with JavaScript.
 */
export default function SmallWindow(props: Props): ReactNode {
  const isScreen = useMedia('screen', false);
  return (
    <div className={styles.bar} data-always={props.actions ? true : undefined}>
      {isScreen && <Buttons {...props} />}
    </div>
  );
}
