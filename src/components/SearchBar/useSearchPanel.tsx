import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {isSlowConnection} from '@site/src/browser/isSlowConnection';
import {dwell, queryParameter, searchPath} from '@site/src/config/search';
import type {RequestFilters} from '@site/src/search/client';
import {scopeFilters, type SearchScope} from '@site/src/search/scope';
import {usePortalClient} from '@site/src/search/usePortalClient';
import OfflineNote from './OfflineNote';
import {takeTyping, type TypeAhead} from './typeAhead';
import type SearchPanel from '@site/src/components/SearchPanel';

const loadPanel = () => import('@site/src/components/SearchPanel');

/** No tag of a manual satisfies it: the list of the index files is loaded, and none of them. */
const listOnly: RequestFilters = {facetFilters: [[]]};

interface PanelState {
  Panel: typeof SearchPanel;
  initialQuery: string;
}

/** The search panel: opened on demand, prepared when the reader reaches for the button. */
export function useSearchPanel(scope: SearchScope, button: RefObject<HTMLElement | null>) {
  const [state, setState] = useState<PanelState | null>(null);
  const [isOffline, setIsOffline] = useState(false);
  const loadClient = usePortalClient();
  const history = useHistory();
  const searchPage = useBaseUrl(`/${searchPath}`);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const opening = useRef<TypeAhead | null>(null);

  const open = useCallback(
    (firstLetter = '') => {
      if (opening.current) {
        return;
      }
      // Said again where it is still so.
      setIsOffline(false);
      const typing = takeTyping(firstLetter, () => (opening.current = null));
      opening.current = typing;
      /** Calls `show` unless the reader has changed their mind. */
      const arrive = (show: () => void) => {
        typing.stop();
        if (opening.current === typing) {
          opening.current = null;
          show();
        }
      };
      loadPanel().then(
        ({default: Panel}) => arrive(() => setState({Panel, initialQuery: typing.text})),
        // The panel's script cannot be had: the search page may be, but not offline.
        () =>
          arrive(() => {
            if (navigator.onLine) {
              const query = new URLSearchParams({[queryParameter]: typing.text});
              history.push(typing.text ? `${searchPage}?${query}` : searchPage);
            } else {
              setIsOffline(true);
            }
          }),
      );
    },
    [history, searchPage],
  );
  const close = useCallback(() => setState(null), []);
  // The next page may have another button: what this one has begun would still take its keys, or lead away from it.
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      opening.current?.stop();
      opening.current = null;
    },
    [],
  );
  const hideNote = useCallback(() => setIsOffline(false), []);

  const isOpen = state !== null;
  const wasOpen = useRef(false);
  useEffect(() => {
    // A result on this page has taken the focus to its section.
    if (wasOpen.current && !isOpen && document.activeElement === document.body) {
      button.current?.focus({preventScroll: true});
    }
    wasOpen.current = isOpen;
  }, [isOpen, button]);

  const preparation = useMemo(() => {
    const cancel = () => clearTimeout(timer.current);
    const begin = () => {
      cancel();
      if (isSlowConnection()) {
        return;
      }
      timer.current = setTimeout(() => {
        const manualOnly = scope.manual ? scopeFilters(scope, true) : listOnly;
        loadPanel().catch(() => {});
        loadClient().then(
          (client) => client.prepare(manualOnly),
          () => {},
        );
      }, dwell);
    };
    return {
      onPointerEnter: begin,
      onPointerLeave: cancel,
      onFocus: begin,
      onBlur: cancel,
      onTouchStart: begin,
    };
  }, [scope, loadClient]);

  const content: ReactNode = state && (
    <state.Panel initialQuery={state.initialQuery} scope={scope} onClose={close} />
  );
  return {
    isOpen,
    open,
    close,
    preparation,
    content,
    note: <OfflineNote isShown={isOffline} onHide={hideNote} />,
  };
}
