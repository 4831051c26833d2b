import {useCallback, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import clsx from 'clsx';
import {DocSearchModal} from '@docsearch/react';
import {createStorageSlot} from '@docusaurus/theme-common';
import translations from '@theme/SearchTranslations';
import {leftOutText} from '../help/leftOutText';
import {shortenedText} from '../help/shortenedText';
import NoResultsHelp from '../help/NoResultsHelp';
import OtherVersions from '../help/OtherVersions';
import {noResultsText} from '../help/texts';
import {fewResults} from '../address/otherVersions';
import {versionBeingRead} from '../address/request';
import {productKey} from '../constants';
import {usePrefetchInView} from '../hooks/resultPages';
import type {SearchScope} from '../address/scope';
import type {SearchAddress} from '../address/searchAddress';
import {AnsweredContext} from './answeredContext';
import FailureNote from './FailureNote';
import ResultCount from './ResultCount';
import ScopeSwitch from './ScopeSwitch';
import SearchingNote from './SearchingNote';
import {useDialog} from './useDialog';
import {useModalProps} from './useModalProps';
import {useOpeningPress} from './useOpeningPress';
import {useResultLinks} from './useResultLinks';
import {useSearching} from './useSearching';
import {useShortening} from './useShortening';
import {useSlots} from './useSlots';
import styles from './styles.module.css';

interface Props {
  initialQuery: string;
  /** Whether the reader has already pressed Enter. */
  isSubmitted: boolean;
  scope: SearchScope;
  onClose: () => void;
  /** Called with a suggested query. */
  onSuggestion: (query: string) => void;
}

/** Renders upstream's panel with the portal's client, and the parts that upstream has no place for. */
export default function PanelContent({
  initialQuery: typedAhead,
  isSubmitted,
  scope,
  onClose,
  onSuggestion,
}: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  // The field itself accepts no spaces before a word.
  const initialQuery = typedAhead.trimStart();
  const [scrollY] = useState(() => window.scrollY);
  const {shortened, listeners} = useShortening(initialQuery, root);
  const searching = useSearching(scope, root, isSubmitted ? initialQuery : null);
  const {answered, hasFailed, onlyManual, setOnlyManual} = searching;
  const manual = onlyManual ? (scope.manual?.id ?? null) : null;
  const addressOf = useCallback(
    (query: string): SearchAddress => ({
      query,
      manual,
      versions: versionBeingRead(scope),
      pages: 1,
    }),
    [manual, scope],
  );
  const onFollowAll = useCallback(() => {
    // The search page belongs to no manual. There, the one being read is the reader's product.
    if (scope.manual) {
      createStorageSlot(productKey).set(scope.manual.id);
    }
    onClose();
  }, [scope, onClose]);
  const links = useResultLinks();
  const openingPress = useOpeningPress();
  const {isEmbedded, modalProps} = useModalProps({
    client: searching.client,
    addressOf,
    follow: links.follow,
    onFollowAll,
  });
  const slots = useSlots(root);
  useDialog(root, translations.placeholder);
  usePrefetchInView(root, answered);
  const versions = answered && (
    <OtherVersions address={addressOf(answered.query)} scope={scope} onFollow={onClose} />
  );
  return (
    <div
      ref={root}
      {...searching.listeners}
      {...listeners}
      {...links.listeners}
      {...openingPress}
      className={clsx(isEmbedded && 'DocSearch-embedded', hasFailed && 'DocSearch-failed')}>
      <AnsweredContext value={answered}>
        <DocSearchModal
          {...modalProps}
          initialQuery={initialQuery}
          initialScrollY={scrollY}
          placeholder={translations.placeholder}
          translations={translations.modal}
          onClose={onClose}
        />
      </AnsweredContext>
      {createPortal(
        <>
          {scope.manual && (
            <ScopeSwitch
              manualLabel={scope.manual.label}
              onlyManual={onlyManual}
              onChange={setOnlyManual}
            />
          )}
          {answered?.query === shortened && (
            <p className={styles.note}>{shortenedText(shortened)}</p>
          )}
          {answered?.leftOut && <p className={styles.note}>{leftOutText(answered.leftOut)}</p>}
          <ResultCount answered={answered} shortened={shortened} />
        </>,
        slots.head,
      )}
      {createPortal(hasFailed ? <FailureNote /> : <SearchingNote />, slots.tail)}
      {answered?.isComplete &&
        answered.count < fewResults &&
        createPortal(
          answered.count === 0 ? (
            <>
              <p className="DocSearch-Title">
                <span>{`${noResultsText} «`}</span>
                <strong>{answered.query}</strong>
                <span>»</span>
              </p>
              <NoResultsHelp
                query={answered.query}
                manual={scope.manual?.id ?? null}
                onSuggestion={onSuggestion}
                onWiden={onlyManual ? () => setOnlyManual(false) : null}>
                {versions}
              </NoResultsHelp>
            </>
          ) : (
            versions
          ),
          slots.tail,
        )}
    </div>
  );
}
