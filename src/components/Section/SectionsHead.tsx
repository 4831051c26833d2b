import {useContext, useLayoutEffect, type ReactNode} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import {ContentsContext, FoldContext} from './context';
import styles from './styles.module.css';

/**
 * Renders what stands above the first section of a page: on a phone its contents, and the button that opens all
 * sections. The build inserts it.
 */
export default function SectionsHead(): ReactNode {
  const location = useLocation();
  // What another address names opens before the framework goes there.
  useLayoutEffect(() => window.foldSections?.(), [location]);
  return (
    <div className={clsx('no-search', styles.head)}>
      <div>{useContext(ContentsContext)}</div>
      {useContext(FoldContext) && (
        <button type="button" hidden data-open-all className={clsx('link-button', styles.all)}>
          <span>
            <Translate id="portal.sections.open">Alle Abschnitte öffnen</Translate>
          </span>
          <span hidden>
            <Translate id="portal.sections.close">Alle Abschnitte schliessen</Translate>
          </span>
        </button>
      )}
    </div>
  );
}
