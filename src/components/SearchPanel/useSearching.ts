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
import type {RequestFilters, SearchClient} from '@site/src/search/client';
import {scopeFilters, type SearchScope} from '@site/src/search/scope';
import {usePortalClient} from '@site/src/search/usePortalClient';
import {resultsOnScreen} from './firstScreen';
import {createPanelClient, type Answered} from './panelClient';

interface Searching {
  /** Keeps its identity as long as the panel is open: upstream begins anew with another one. */
  client: SearchClient;
  /** What the last answer was about; null before the first one. */
  answered: Answered | null;
  /** Whether the last question got no answer. */
  hasFailed: boolean;
  onlyManual: boolean;
  setOnlyManual: (onlyManual: boolean) => void;
  /** For the element around the panel. */
  listeners: Pick<
    HTMLAttributes<HTMLElement>,
    'onKeyDownCapture' | 'onInputCapture' | 'onInput' | 'onReset'
  >;
}

/** Milliseconds between the first results and the others, which the screen has no room for. */
const restDelay = 200;

/** The filters of the moment: the client asks for them with each search. */
function createFilters(initial: RequestFilters) {
  let filters = initial;
  return {get: () => filters, set: (next: RequestFilters) => void (filters = next)};
}

const field = (root: HTMLElement | null) =>
  root?.querySelector<HTMLInputElement>('.DocSearch-Input');

/**
 * Takes blanks alone out of the field, for which upstream would find nothing in place of the kept searches. Written past
 * React's own setter: React compares the field with what was set last, and would not tell of a query that is gone.
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

/** Upstream asks again when its field receives the focus (`openOnFocus`). */
function askAgain(root: HTMLElement | null): void {
  const input = field(root);
  if (input && input.value !== '') {
    input.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
  }
}

/** Back to the field, where the reader goes on; asks again. */
function returnToField(root: RefObject<HTMLElement | null>): void {
  const input = field(root.current);
  if (document.activeElement === input) {
    askAgain(root.current);
  }
  input?.focus();
}

const noOutcome: Pick<Searching, 'answered' | 'hasFailed'> = {answered: null, hasFailed: false};

/** The client of the panel, its scope, and asking again when one of them has more to offer. */
export function useSearching(scope: SearchScope, root: RefObject<HTMLElement | null>): Searching {
  const load = usePortalClient();
  const [outcome, setOutcome] = useState(noOutcome);
  const [onlyManual, setState] = useState(false);
  const [filters] = useState(() => createFilters(scopeFilters(scope, false)));
  const hasMoved = useRef(false);

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

  // With every answer anew: while somebody types, the others wait.
  useEffect(() => {
    const timer = setTimeout(showRest, restDelay);
    return () => clearTimeout(timer);
  }, [outcome, showRest]);
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
          // The list must not change under a reader who has begun to choose from it.
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

  // React's events: a state set in a listener of the browser's own would make React put the old
  // text back into the field before upstream has read the new one.
  const listeners = useMemo(() => {
    const forget = () => {
      client.forget();
      setOutcome(noOutcome);
    };
    return {
      onKeyDownCapture: ({key}: KeyboardEvent) => {
        hasMoved.current = key === 'ArrowDown' || key === 'ArrowUp';
        if (hasMoved.current) {
          // Before upstream chooses: to ask again afterwards would choose the first one.
          showRest();
        }
      },
      onInputCapture: dropBlanks,
      onInput: () => field(root.current)?.value || forget(),
      onReset: forget,
    };
  }, [client, root, showRest]);

  return {client, ...outcome, onlyManual, setOnlyManual, listeners};
}
