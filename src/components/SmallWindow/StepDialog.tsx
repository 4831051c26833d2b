import {useLayoutEffect, useRef, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import OnBack from '@portal/common/browser/OnBack';
import type {Guide} from './guide';
import Panel from './Panel';
import styles from './panel.module.css';

/** Renders a guide in a dialog over the page, one step at a time. */
export default function StepDialog({
  guide,
  onClose,
}: {
  guide: Guide;
  onClose: () => void;
}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  // Before the panel moves the focus from the first button to the step.
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={guide.title} onClose={onClose}>
      <OnBack onBack={close} />
      <button
        type="button"
        className={`clean-btn close ${styles.close}`}
        onClick={close}
        aria-label={translate({id: 'portal.window.close', message: 'Schliessen'})}>
        <span aria-hidden="true">×</span>
      </button>
      <Panel heading="h2" guide={guide} onClose={close} onLeave={close} />
    </dialog>
  );
}
