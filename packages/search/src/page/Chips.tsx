import {Fragment, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {createStorageSlot} from '@docusaurus/theme-common';
import {namesOf, versionOf} from '../address/request';
import type {SearchAddress} from '../address/searchAddress';
import {productKey} from '../constants';
import {docsTag} from '../docsTag';
import {useSearchScope} from '../hooks/useSearchScope';
import type {SearchResult} from '../wire/types';
import styles from './styles.module.css';

interface Props {
  address: SearchAddress;
  /** The answer to the address. */
  result: SearchResult | null;
  /** The answer in all manuals, with the number of results by tag. */
  everywhere: SearchResult | null;
  /** Called with the choice and its control. */
  onChoose: (changes: Partial<SearchAddress>, control: HTMLElement) => void;
}

/**
 * Renders the manuals that answer as buttons in one row, with the number of their results. The chosen one limits the
 * results, and its version stands beside it. The choice is remembered: elsewhere it comes first.
 */
export default function Chips({address, result, everywhere, onChoose}: Props): ReactNode {
  const scope = useSearchScope();
  const tags = everywhere?.facets?.docusaurus_tag ?? {};
  const countIn = (id: string) =>
    namesOf(scope.manuals, id).reduce((sum, name) => sum + (tags[docsTag(id, name)] ?? 0), 0);
  const shown = scope.manuals
    .map((manual) => ({...manual, count: countIn(manual.id)}))
    .filter(({id, count}) => count > 0 || id === address.manual)
    .sort((a, b) => b.count - a.count);
  const chip = (
    name: string,
    isChosen: boolean,
    choose: (control: HTMLElement) => void,
    count?: number,
  ) => (
    <button type="button" aria-pressed={isChosen} onClick={(event) => choose(event.currentTarget)}>
      <span>{name}</span>
      {count !== undefined && <small>{` ${count}`}</small>}
    </button>
  );
  const slot = createStorageSlot(productKey);
  return (
    <div
      role="group"
      aria-label={translate({id: 'portal.searchPage.manual', message: 'Handbuch'})}
      className={styles.chips}>
      {chip(
        translate({id: 'portal.searchPage.all', message: 'Alle'}),
        address.manual === null,
        (control) => {
          slot.del();
          onChoose({manual: null}, control);
        },
        everywhere?.nbHits,
      )}
      {shown.map(({id, label, versions = [], count}) => (
        <Fragment key={id}>
          {chip(
            label,
            id === address.manual,
            (control) => {
              slot.set(id);
              onChoose({manual: id}, control);
            },
            id === address.manual ? result?.nbHits : count,
          )}
          {id === address.manual &&
            versions.map(({name, label: version}) => (
              <Fragment key={name}>
                {chip(version.trim(), name === versionOf(id, address, scope), (control) =>
                  onChoose({versions: {...address.versions, [id]: name}}, control),
                )}
              </Fragment>
            ))}
        </Fragment>
      ))}
    </div>
  );
}
