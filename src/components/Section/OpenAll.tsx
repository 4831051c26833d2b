import {useContext, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useMedia} from '@portal/common/browser/useMedia';
import {narrow, SectionsContext} from './context';
import styles from './styles.module.css';

/** Renders the button that opens all sections of a page. The build inserts it above the first one. */
export default function OpenAll(): ReactNode {
  const {areFolded, areAllOpen, toggleAll} = useContext(SectionsContext);
  const isNarrow = useMedia(narrow, false);
  return (
    areFolded && (
      <div className={styles.all}>
        {isNarrow && (
          <button type="button" className="link-button" onClick={toggleAll}>
            {areAllOpen
              ? translate({id: 'portal.sections.close', message: 'Alle schliessen'})
              : translate({id: 'portal.sections.open', message: 'Alle öffnen'})}
          </button>
        )}
      </div>
    )
  );
}
