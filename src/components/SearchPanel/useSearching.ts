import {useCallback, useEffect, useMemo, useRef, useState, type RefObject} from 'react';
import type {SearchClient} from '@site/src/search/client';
import {scopeFilters, type SearchScope} from '@site/src/search/scope';
import {usePortalClient} from '@site/src/search/usePortalClient';
import {createPanelClient, type Answered} from './panelClient';

interface Searching {
  /** Keeps its identity as long as the panel is open: upstream begins anew with another one. */
  client: SearchClient;
  /** What the last answer was about; null before the first one. */
  answered: Answered | null;
  onlyManual: boolean;
  setOnlyManual: (onlyManual: boolean) => void;
}

const field = (root: HTMLElement | null) =>
  root?.querySelector<HTMLInputElement>('.DocSearch-Input');

/** Upstream asks again when its field receives the focus (`openOnFocus`). */
function askAgain(root: HTMLElement | null): void {
  const input = field(root);
  if (input && input.value !== '') {
    input.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
  }
}

/** Back to the field, where the reader goes on; asks again. */
function returnToField(root: HTMLElement | null): void {
  if (document.activeElement === field(root)) {
    askAgain(root);
  }
  field(root)?.focus();
}

/** The client of the panel, its scope, and asking again when one of them has more to offer. */
export function useSearching(scope: SearchScope, root: RefObject<HTMLElement | null>): Searching {
  const load = usePortalClient();
  const [answered, setAnswered] = useState<Answered | null>(null);
  const [onlyManual, setState] = useState(false);
  const filters = useRef(scopeFilters(scope, onlyManual));
  const hasMoved = useRef(false);

  const client = useMemo(() => createPanelClient(load, () => filters.current, setAnswered), [load]);
  const setOnlyManual = useCallback(
    (value: boolean) => {
      setState(value);
      filters.current = scopeFilters(scope, value);
      returnToField(root.current);
    },
    [scope, root],
  );

  useEffect(() => {
    let end = () => {};
    let isOpen = true;
    load().then(
      (portal) => {
        if (isOpen) {
          void portal.prepare(filters.current);
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
  }, [load, root]);

  useEffect(() => {
    const element = root.current;
    const note = (event: KeyboardEvent) => {
      hasMoved.current = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    };
    element?.addEventListener('keydown', note);
    return () => element?.removeEventListener('keydown', note);
  }, [root]);

  return {client, answered, onlyManual, setOnlyManual};
}
