import {useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import {pointsWithFinger} from '@portal/common/browser/pointsWithFinger';
import OtherVersions from '../help/OtherVersions';
import {hitsPerPage} from '../constants';
import {fewResults} from '../address/otherVersions';
import {requestsOf} from '../address/request';
import {usePrefetchInView} from '../hooks/resultPages';
import type {SearchScope} from '../address/scope';
import {hasLongQuery} from '../address/parseAddress';
import {mostPages, type SearchAddress} from '../address/searchAddress';
import {useSearchConfig} from '../hooks/useSearchConfig';
import {useSearchScope} from '../hooks/useSearchScope';
import Chips from './Chips';
import NoResults from './NoResults';
import QueryField from './QueryField';
import Results from './Results';
import {hasAnswer} from './searchStatus';
import Start from './Start';
import Status from './Status';
import {titleOf} from './title';
import {useResults} from './useResults';
import type {Change} from './useSearchAddress';
import styles from './styles.module.css';

interface Props {
  address: SearchAddress;
  onChange: Change;
  /** What the page shows before there is a query. */
  start: ReactNode;
}

function useRequests(address: SearchAddress, scope: SearchScope) {
  const {indexName} = useSearchConfig();
  return useMemo(
    () => (address.query.trim() ? requestsOf(address, scope, indexName) : null),
    [address, scope, indexName],
  );
}

/** Returns the last query that was longer in the address or when it was pasted, and a function that sets the latter. */
function useShortened({query}: SearchAddress): [string | null, (pasted: string) => void] {
  const {search} = useLocation();
  const [pasted, setPasted] = useState<string | null>(null);
  return [hasLongQuery(search) ? query : pasted, setPasted];
}

/**
 * Moves the focus to the field. A keyboard reader continues there when the pressed control disappears with its
 * answer.
 */
function goOnAt(field: HTMLElement | null): void {
  // On touch screens, the on-screen keyboard would cover the next answer.
  if (!pointsWithFinger()) {
    field?.focus({preventScroll: true});
  }
}

/** Renders title, field, the manuals that answer, and results. */
export default function SearchContent({address, onChange, start}: Props): ReactNode {
  const scope = useSearchScope();
  const {status, results, retry} = useResults(useRequests(address, scope));
  const [result = null] = results;
  const [shortened, setShortened] = useShortened(address);
  const {pages} = address;
  const title = titleOf(address, scope);
  const list = useRef<HTMLOListElement>(null);
  usePrefetchInView(list, result);
  const field = useRef<HTMLInputElement>(null);
  const goOn = useRef<(() => void) | null>(null);
  const markFollowed = () => (goOn.current = () => goOnAt(field.current));
  useEffect(() => {
    // This runs late because upstream moves the focus to the top of the page with each step of the history.
    goOn.current?.();
    goOn.current = null;
  }, [address]);
  const showMore = () => {
    const shown = list.current?.children.length ?? 0;
    onChange({pages: pages + 1}, 'replace');
    // A keyboard reader continues at the first of the new results.
    const observer = new MutationObserver(() => {
      observer.disconnect();
      list.current?.children[shown]?.querySelector('a')?.focus();
    });
    if (list.current) {
      observer.observe(list.current, {childList: true});
    }
  };
  // The last answer stays until the next one arrives or takes too long.
  const count = hasAnswer(status) ? result?.nbHits : undefined;
  const hasMore = pages < mostPages && result !== null && result.nbHits > pages * hitsPerPage;
  return (
    <div className={styles.page}>
      <PageMetadata title={title} />
      <h1 className={styles.heading}>{title}</h1>
      <QueryField
        ref={field}
        query={address.query}
        onChange={(query, step) => onChange({query}, step)}
        onShorten={setShortened}
      />
      {(status !== 'idle' || address.manual) && (
        <Chips
          address={address}
          result={result}
          everywhere={results.at(-1) ?? null}
          onChoose={(changes, control) => {
            goOn.current = () => control.focus({preventScroll: true});
            onChange(changes, 'push');
          }}
        />
      )}
      <Status
        status={status}
        result={result}
        shortened={shortened}
        onRetry={() => {
          goOnAt(field.current);
          retry();
        }}
      />
      {status === 'idle' && <Start>{start}</Start>}
      {result && (
        <Results
          ref={list}
          result={result}
          isFinal={status === 'done' && result.exhaustiveNbHits}
          onMore={hasMore ? showMore : null}
        />
      )}
      {count !== undefined && count < fewResults && (
        <OtherVersions address={address} scope={scope} onFollow={markFollowed} />
      )}
      {count === 0 && (
        <NoResults
          address={address}
          onChange={(changes, step) => {
            markFollowed();
            onChange(changes, step);
          }}
        />
      )}
    </div>
  );
}
