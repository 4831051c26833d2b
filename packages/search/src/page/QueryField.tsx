import {
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {pointsWithFinger} from '@portal/common/browser/pointsWithFinger';
import {pasteShortened} from '../hooks/pasteShortened';
import {shortenQuery} from '../address/shortenQuery';
import {maxQueryLength, queryParameter, searchPath} from '../constants';
import SearchIcon from '../bar/SearchIcon';
import styles from './styles.module.css';

interface Props {
  /** Ref of the field itself. */
  ref?: Ref<HTMLInputElement>;
  query: string;
  onChange: (query: string, step: 'push' | 'replace') => void;
  /** Called with what remains of a pasted text that is too long. */
  onShorten: (query: string) => void;
}

/** Milliseconds without typing before the query is searched. */
const rest = 120;

/**
 * Renders the field of the search page. It searches while the reader types. Without JavaScript, it submits the query.
 */
export default function QueryField({ref, query, onChange, onShorten}: Props): ReactNode {
  const id = useId();
  const [typed, setTyped] = useState(query);
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => field.current!);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    // The address contains another query. It is used unless the reader is still typing.
    if (timer.current === undefined) {
      setTyped(query);
    }
  }, [query]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const send = (value: string, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      timer.current = undefined;
      onChange(value, 'replace');
    }, delay);
  };
  // Keeps what the reader typed before the page was ready. Hydration would overwrite it.
  useEffect(() => {
    const value = field.current?.value;
    if (value && value !== query) {
      setTyped(value);
      send(value, 0);
    }
    // Runs once. After that, the field reports every change.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <form
      role="search"
      action={useBaseUrl(`/${searchPath}`)}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send(typed, 0);
        if (pointsWithFinger()) {
          // Closes the on-screen keyboard, which covers the answer. Nothing else closes it.
          field.current?.blur();
        }
      }}>
      <label htmlFor={id} className={styles.visuallyHidden}>
        {translate({id: 'theme.SearchPage.inputLabel', message: 'Search'})}
      </label>
      <SearchIcon />
      <input
        ref={field}
        id={id}
        type="search"
        name={queryParameter}
        value={typed}
        maxLength={maxQueryLength}
        autoComplete="off"
        autoCapitalize="off"
        placeholder={translate({
          id: 'theme.SearchPage.inputPlaceholder',
          message: 'Type your search here',
        })}
        onChange={({target: {value}}) => {
          setTyped(value);
          send(value, rest);
        }}
        onPaste={(event) => {
          const shortened = pasteShortened(event, shortenQuery);
          if (shortened !== null) {
            onShorten(shortened);
          }
        }}
      />
    </form>
  );
}
