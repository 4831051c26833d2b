import {useCallback, useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import {createPortal, flushSync} from 'react-dom';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {SearchSiteContext, type SearchSite} from '../site';
import {queryParameter, searchPath} from '../constants';
import type {SearchScope} from '../address/scope';
import {loadPanel} from './loadPanel';
import {PanelContext} from './panelContext';
import {takeField, takeTyping, type TypeAhead} from './typeAhead';
import type SearchPanel from '../panel';

interface PanelState {
  Panel: typeof SearchPanel;
  initialQuery: string;
  isSubmitted: boolean;
}

interface Props extends SearchSite {
  children: ReactNode;
}

/**
 * Tells the search about the site, and holds the search panel above the pages. Each manual has its own layout with its
 * own search bar, so a panel inside it would close if the reader opened it while the next page was loading.
 */
export default function SearchProvider({manuals, tasks, children}: Props): ReactNode {
  const site = useMemo(() => ({manuals, tasks}), [manuals, tasks]);
  const [state, setState] = useState<PanelState | null>(null);
  const [isOffline, setIsOffline] = useState(false);
  const [scope, setScope] = useState<SearchScope | null>(null);
  const history = useHistory();
  const searchPage = useBaseUrl(`/${searchPath}`);
  const opening = useRef<TypeAhead | null>(null);
  const [begunIn, setBegunIn] = useState<HTMLInputElement | null>(null);

  const open = useCallback(
    (firstLetter = '', field: HTMLInputElement | null = null) => {
      if (opening.current) {
        return;
      }
      // The message is shown again if the reader is still offline.
      setIsOffline(false);
      const typing = field
        ? takeField(field)
        : takeTyping(firstLetter, () => (opening.current = null));
      setBegunIn(field);
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
        ({default: Panel}) =>
          arrive(() =>
            // At once, so that the field has the focus before the next key.
            flushSync(() =>
              setState({Panel, initialQuery: typing.text, isSubmitted: typing.isSubmitted}),
            ),
          ),
        // The panel's script cannot be loaded. The search page may load, but not offline.
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
  // A reader who follows a link has changed their mind. The panel would capture their keys or lead away from the next
  // page.
  useEffect(
    () =>
      history.listen(() => {
        opening.current?.stop();
        opening.current = null;
        setIsOffline(false);
      }),
    [history],
  );
  const isOpen = state !== null;
  const controls = useMemo(
    () => ({
      isOpen,
      isOffline,
      open,
      begunIn,
      close: () => setState(null),
      hideNote: () => setIsOffline(false),
      setScope,
    }),
    [isOpen, isOffline, open, begunIn],
  );
  return (
    <SearchSiteContext value={site}>
      <PanelContext value={controls}>
        {children}
        {state &&
          scope &&
          createPortal(
            <state.Panel
              initialQuery={state.initialQuery}
              isSubmitted={state.isSubmitted}
              scope={scope}
              onClose={controls.close}
            />,
            document.body,
          )}
      </PanelContext>
    </SearchSiteContext>
  );
}
