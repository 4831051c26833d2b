import {
  useEffect,
  useMemo,
  useState,
  type ClipboardEvent,
  type HTMLAttributes,
  type RefObject,
} from 'react';
import {pasteShortened} from '../client/pasteShortened';
import {shortenQuery} from '../client/shortenQuery';
import {maxQueryLength} from '../constants';

interface Shortening {
  /** Initial query of the panel. If it is empty, upstream searches the text that is selected on the page. */
  query: string;
  /** The last query that was longer before, or null. */
  shortened: string | null;
  /** Listeners for the element around the panel. */
  listeners: Pick<HTMLAttributes<HTMLElement>, 'onPaste'>;
}

/** Returns the text that is selected on the page if it is too long. Upstream would cut it inside a word. */
function longSelection(): string | null {
  const text = window.getSelection()?.toString() ?? '';
  return text.length > maxQueryLength ? shortenQuery(text) : null;
}

/** Shortens what is too long for the panel's field. Typed text is never too long. */
export function useShortening(typed: string, root: RefObject<HTMLElement | null>): Shortening {
  // The field accepts no spaces before a word.
  const [start] = useState(() => typed.trimStart());
  const [selected] = useState(() => (start === '' ? longSelection() : null));
  const [shortened, setShortened] = useState(selected);
  useEffect(() => {
    if (selected !== null) {
      // As upstream does with a short selection: the first letter replaces it.
      root.current?.querySelector('input')?.select();
    }
  }, [selected, root]);
  const listeners = useMemo(
    () => ({
      onPaste(event: ClipboardEvent) {
        const query = pasteShortened(event);
        if (query !== null) {
          setShortened(query);
        }
      },
    }),
    [],
  );
  return {query: selected ?? start, shortened, listeners};
}
