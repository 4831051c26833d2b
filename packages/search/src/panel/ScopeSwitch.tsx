import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

interface Props {
  manualLabel: string;
  onlyManual: boolean;
  onChange: (onlyManual: boolean) => void;
}

/** Renders the choice whether the search is limited to the current manual. */
export default function ScopeSwitch({manualLabel, onlyManual, onChange}: Props): ReactNode {
  return (
    <div
      role="group"
      className={styles.scope}
      aria-label={translate({id: 'portal.search.scope', message: 'Wo suchen'})}>
      <button type="button" aria-pressed={onlyManual} onClick={() => onChange(true)}>
        <Translate id="portal.search.scope.manual">Dieses Handbuch</Translate>
        <span className={styles.manual}> ({manualLabel})</span>
      </button>
      <button type="button" aria-pressed={!onlyManual} onClick={() => onChange(false)}>
        <Translate id="portal.search.scope.all">Alle Handbücher</Translate>
      </button>
    </div>
  );
}
