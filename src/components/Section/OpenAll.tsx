import {useContext, useLayoutEffect, type ReactNode} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import {FoldContext} from './context';
import styles from './styles.module.css';

/** Renders the button that opens all sections of a page. The build inserts it above the first one. */
export default function OpenAll(): ReactNode {
  const location = useLocation();
  // What another address names opens before the framework goes there.
  useLayoutEffect(() => window.foldSections?.(), [location]);
  return (
    useContext(FoldContext) && (
      <button type="button" hidden data-open-all className={clsx('link-button', styles.all)}>
        <span>
          <Translate id="portal.sections.open">Alle Abschnitte öffnen</Translate>
        </span>
        <span hidden>
          <Translate id="portal.sections.close">Alle Abschnitte schliessen</Translate>
        </span>
      </button>
    )
  );
}
