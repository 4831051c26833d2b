import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type ClipboardEvent,
  type HTMLAttributes,
  type RefObject,
} from 'react';
import {pasteShortened, replaceText} from '../hooks/pasteShortened';
import {maxQueryLength} from '../constants';

interface Shortening {
  /** The last query that was longer before, or null. */
  shortened: string | null;
  /** Listeners for the element around the panel. */
  listeners: Pick<HTMLAttributes<HTMLElement>, 'onPaste'>;
}

/** Returns the text that is selected on the page if it is longer than the field. */
function longSelection(): string | null {
  const text = window.getSelection()?.toString() ?? '';
  return text.length > maxQueryLength ? text : null;
}

/** Returns whether the whole text of the field is selected, as upstream leaves a text that was selected on the page. */
const isUntouched = ({value, selectionStart, selectionEnd}: HTMLInputElement): boolean =>
  selectionStart === 0 && selectionEnd === value.length;

/**
 * Shortens what is too long for the panel's field: pasted text, and text that is selected on the page when the panel
 * opens without a query. Until its script has loaded, the field cuts these texts itself.
 */
export function useShortening(
  initialQuery: string,
  root: RefObject<HTMLElement | null>,
): Shortening {
  const [selected] = useState(() => (initialQuery === '' ? longSelection() : null));
  const [shortened, setShortened] = useState<string | null>(null);
  const shorten = useRef<((text: string) => string) | null>(null);
  useEffect(() => {
    import('../address/shortenQuery').then(
      ({shortenQuery}) => {
        shorten.current = shortenQuery;
        const field = root.current?.querySelector('input');
        if (selected !== null && field && isUntouched(field)) {
          const query = shortenQuery(selected);
          replaceText(field, query);
          // The first letter replaces it, as with a short selection.
          field.select();
          setShortened(query);
        }
      },
      () => {},
    );
  }, [selected, root]);
  const listeners = useMemo(
    () => ({
      onPaste(event: ClipboardEvent) {
        const query = shorten.current && pasteShortened(event, shorten.current);
        if (query !== null) {
          setShortened(query);
        }
      },
    }),
    [],
  );
  return {shortened, listeners};
}
