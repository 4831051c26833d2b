import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type FormEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import {hasModifier} from '@portal/common/browser/hasModifier';
import {isComposing} from '@portal/common/browser/isComposing';
import type {RequestFilters, SearchClient} from '../wire/types';
import {scopeFilters, type SearchScope} from '../address/scope';
import {usePortalClient} from '../hooks/usePortalClient';
import {resultsOnScreen} from './firstScreen';
import {createPanelClient, type Answered} from './panelClient';

interface Searching {
  /** Keeps its identity while the panel is open, because upstream starts again with another client. */
  client: SearchClient;
  /** Describes the last answer. Null before the first one. */
  answered: Answered | null;
  /** Whether the last question got no answer. */
  hasFailed: boolean;
  onlyManual: boolean;
  setOnlyManual: (onlyManual: boolean) => void;
  /** Listeners for the element around the panel. */
  listeners: Pick<
    HTMLAttributes<HTMLElement>,
    'onKeyDownCapture' | 'onPointerDownCapture' | 'onInputCapture' | 'onInput' | 'onReset'
  >;
}

/** Milliseconds between the first results and the others, which do not fit on the screen. */
const restDelay = 200;

/** Holds the current filters. The client reads them for each search. */
function createFilters(initial: RequestFilters) {
  let filters = initial;
  return {get: () => filters, set: (next: RequestFilters) => void (filters = next)};
}

const field = (root: HTMLElement | null) =>
  root?.querySelector<HTMLInputElement>('.DocSearch-Input');

/**
 * Clears a field that contains only spaces. For these, upstream would show no results instead of the stored searches.
 * It bypasses React's own setter: React compares the field with the last value that was set and would not report the
 * removed query.
 */
function dropBlanks({target, nativeEvent}: FormEvent): void {
  if (
    target instanceof HTMLInputElement &&
    !target.value.trim() &&
    !(nativeEvent as InputEvent).isComposing
  ) {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(target, '');
  }
}

/** Repeats the search: upstream searches again when its field receives the focus (`openOnFocus`). */
function askAgain(root: HTMLElement | null): void {
  const input = field(root);
  if (input && input.value !== '') {
    input.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
  }
}

/** Opens the first result, as upstream does on Enter. */
const openFirst = (root: HTMLElement | null) =>
  field(root)?.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true}));

/** Returns the focus to the field, where the reader continues, and repeats the search. */
function returnToField(root: RefObject<HTMLElement | null>): void {
  const input = field(root.current);
  if (document.activeElement === input) {
    askAgain(root.current);
  }
  input?.focus();
}

const noOutcome: Pick<Searching, 'answered' | 'hasFailed'> = {answered: null, hasFailed: false};

/**
 * Returns the client of the panel and its scope, and repeats the search when one of them has more to offer. Enter waits
 * for the answer to what is in the field, unless another key or press follows: upstream would give up the question, or
 * open a result of the query before. `submitted` is a query for which Enter was pressed before the panel was there.
 */
export function useSearching(
  scope: SearchScope,
  root: RefObject<HTMLElement | null>,
  submitted: string | null,
): Searching {
  const load = usePortalClient();
  const [outcome, setOutcome] = useState(noOutcome);
  const [onlyManual, setState] = useState(false);
  const [filters] = useState(() => createFilters(scopeFilters(scope, false)));
  const hasMoved = useRef(false);
  const waiting = useRef(submitted);

  const client = useMemo(
    () =>
      createPanelClient(
        load,
        filters.get,
        (answered) => setOutcome({answered, hasFailed: answered === null}),
        () => resultsOnScreen(window.innerHeight),
      ),
    [load, filters],
  );
  const showRest = useCallback(() => {
    if (client.hasRest()) {
      askAgain(root.current);
    }
  }, [client, root]);

  // Restarts with every answer: the other results wait while the reader types.
  useEffect(() => {
    const timer = setTimeout(showRest, restDelay);
    return () => clearTimeout(timer);
  }, [outcome, showRest]);
  useEffect(() => {
    const {answered} = outcome;
    // Upstream takes the answer over before this.
    const timer = setTimeout(() => {
      if (answered?.count && answered.query === waiting.current) {
        openFirst(root.current);
      }
    });
    return () => clearTimeout(timer);
  }, [outcome, root]);
  const setOnlyManual = useCallback(
    (value: boolean) => {
      setState(value);
      filters.set(scopeFilters(scope, value));
      returnToField(root);
    },
    [scope, root, filters],
  );

  useEffect(() => {
    let end = () => {};
    let isOpen = true;
    load().then(
      (portal) => {
        if (isOpen) {
          void portal.prepare(filters.get());
          // The list must not change when a reader has begun to choose from it.
          end = portal.onComplete(() => hasMoved.current || askAgain(root.current));
        }
      },
      () => {},
    );
    return () => {
      isOpen = false;
      end();
    };
  }, [load, root, filters]);

  // These are React's events. If a native listener set a state, React would restore the old text in the field before
  // upstream reads the new one.
  const listeners = useMemo(() => {
    const forget = () => {
      client.forget();
      setOutcome(noOutcome);
    };
    return {
      onKeyDownCapture: (event: KeyboardEvent) => {
        const {key, target, shiftKey, nativeEvent} = event;
        const input = field(root.current);
        const isEnter =
          key === 'Enter' && !shiftKey && !hasModifier(event) && !isComposing(nativeEvent);
        // Who has moved in the list means what is chosen there.
        const isEarly = input?.value && !client.hasAnswered(input.value) && !hasMoved.current;
        if (isEnter && target === input && isEarly) {
          waiting.current = input.value;
          event.preventDefault();
          event.stopPropagation();
        } else {
          waiting.current = null;
        }
        hasMoved.current = key === 'ArrowDown' || key === 'ArrowUp';
        if (hasMoved.current) {
          // This runs before upstream selects a result, because a later repeat would select the first one.
          showRest();
        }
      },
      onPointerDownCapture: () => void (waiting.current = null),
      onInputCapture: dropBlanks,
      onInput: () => field(root.current)?.value || forget(),
      onReset: forget,
    };
  }, [client, root, showRest]);

  return {client, ...outcome, onlyManual, setOnlyManual, listeners};
}
