import {useEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {createPortal} from 'react-dom';
import Translate from '@docusaurus/Translate';
import {browserRefuses, onChoice, readChoice, saveChoice} from '@site/src/analytics/choice';
import type {Choice} from '@site/src/analytics/permission';
import styles from './styles.module.css';

function Question({onChoose}: {onChoose: (choice: Choice) => void}): ReactNode {
  return (
    <>
      <p id="statistik-frage">
        <Translate id="portal.consent.question">
          Dürfen wir zählen, welche Seiten gelesen werden? Ohne Ihr Ja wird nichts geladen und
          nichts gespeichert ausser Ihrer Antwort.
        </Translate>
      </p>
      <div className={styles.buttons}>
        <button
          type="button"
          className="button button--outline button--primary"
          onClick={() => onChoose('denied')}>
          <Translate id="portal.consent.refuse">Ablehnen</Translate>
        </button>
        <button
          type="button"
          className="button button--outline button--primary"
          onClick={() => onChoose('granted')}>
          <Translate id="portal.consent.accept">Zustimmen</Translate>
        </button>
      </div>
    </>
  );
}

/** Replaces the question if the browser has already refused: consent would change nothing. */
function Refused({onClose}: {onClose: () => void}): ReactNode {
  return (
    <>
      <p id="statistik-frage">
        <Translate id="portal.consent.refusedByBrowser">
          Ihr Browser teilt mit, dass Sie nicht gezählt werden möchten. Daran halten wir uns. Ändern
          können Sie das in den Einstellungen des Browsers.
        </Translate>
      </p>
      <div className={styles.buttons}>
        <button type="button" className="button button--outline button--primary" onClick={onClose}>
          <Translate id="portal.consent.close">Schliessen</Translate>
        </button>
      </div>
    </>
  );
}

/**
 * Asks for consent to analytics until the reader has chosen. The button in the footer asks again. Refusing is as easy
 * as accepting. It renders in the browser only.
 */
export default function AnalyticsConsent(): ReactNode {
  const [asking, setAsking] = useState(() => readChoice() === null && !browserRefuses());
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setAsking(false);
    // The pressed button is gone. The focus moves to where the choice can be changed, without scrolling there.
    opener.current?.focus({preventScroll: true});
  };
  // The reader answered in another tab.
  useEffect(() => onChoice(() => setAsking(false)), []);
  const choose = (choice: Choice) => {
    saveChoice(choice);
    close();
  };
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={clsx('link-button', styles.open)}
        aria-expanded={asking}
        onClick={() => setAsking(true)}>
        <Translate id="portal.consent.settings">Statistik-Einstellung ändern</Translate>
      </button>
      {asking &&
        createPortal(
          <section className={styles.bar} aria-labelledby="statistik-frage">
            {browserRefuses() ? <Refused onClose={close} /> : <Question onChoose={choose} />}
          </section>,
          document.body,
        )}
    </>
  );
}
