import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {versionOf} from '../address/request';
import type {SearchAddress} from '../address/searchAddress';
import {useSearchScope} from '../hooks/useSearchScope';
import styles from './styles.module.css';

interface Props {
  address: SearchAddress;
  /** Called with the choice and its control. */
  onChoose: (changes: Partial<SearchAddress>, control: HTMLElement) => void;
}

/** Renders the choice of the manual, and of the version for manuals with several. */
export default function Filters({address, onChoose}: Props): ReactNode {
  const scope = useSearchScope();
  const versioned = scope.manuals.filter(
    ({id, versions}) => versions && (address.manual === null || address.manual === id),
  );
  return (
    <div className={styles.filters}>
      <label>
        <span>
          <Translate id="portal.searchPage.manual">Handbuch</Translate>
        </span>
        <select
          value={address.manual ?? ''}
          onChange={({target}) => onChoose({manual: target.value || null}, target)}>
          <option value="">
            <Translate id="portal.search.scope.all">Alle Handbücher</Translate>
          </option>
          {scope.manuals.map(({id, label}) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {versioned.map(({id, label, versions}) => (
        <label key={id}>
          <span>{label}</span>
          <select
            value={versionOf(id, address, scope)}
            onChange={({target}) =>
              onChoose({versions: {...address.versions, [id]: target.value}}, target)
            }>
            {versions?.map((version) => (
              <option key={version.name} value={version.name}>
                {version.label.trim()}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}
