import {useEffect, useMemo, useRef, type RefObject} from 'react';
import {pointsWithFinger} from '@portal/common/browser/pointsWithFinger';
import {isSlowConnection} from '@portal/common/browser/isSlowConnection';
import {dwell} from '../constants';
import type {RequestFilters} from '../wire/types';
import {scopeFilters, type SearchScope} from '../address/scope';
import {usePortalClient} from '../hooks/usePortalClient';
import {loadPanel} from './loadPanel';
import {usePanelControls} from './panelContext';

/** No tag of a manual matches it, so only the list of the index files is loaded. */
const listOnly: RequestFilters = {facetFilters: [[]]};

/**
 * Controls the search panel from the button of a page. Prepares the panel when the reader reaches for it, and returns
 * the focus to the button.
 */
export function useSearchPanel(scope: SearchScope, button: RefObject<HTMLElement | null>) {
  const {setScope, ...controls} = usePanelControls();
  const {isOpen, begunIn} = controls;
  useEffect(() => setScope(scope), [setScope, scope]);

  const wasOpen = useRef(false);
  useEffect(() => {
    // A result on this page has moved the focus to its section.
    if (wasOpen.current && !isOpen && document.activeElement === document.body) {
      const isField = begunIn?.isConnected && !pointsWithFinger();
      const target = isField ? begunIn : button.current;
      target?.focus({preventScroll: true});
    }
    wasOpen.current = isOpen;
  }, [isOpen, button, begunIn]);

  const loadClient = usePortalClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
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
  return {...controls, preparation};
}
