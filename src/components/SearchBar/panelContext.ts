import {createContext, useContext} from 'react';
import type {SearchScope} from '@site/src/search/scope';

/** The site's one search panel, as the search bar of the page being read uses it. */
export interface PanelControls {
  isOpen: boolean;
  /** Whether the panel could not be had because there is no connection. */
  isOffline: boolean;
  /** Opens the panel with the beginning of a query; once only until it is there. */
  open: (firstLetter?: string) => void;
  close: () => void;
  /** No longer says that there is no connection. */
  hideNote: () => void;
  /** Says what the page being read is part of. */
  setScope: (scope: SearchScope) => void;
}

export const PanelContext = createContext<PanelControls | null>(null);

/** The controls of the panel. */
export function usePanelControls(): PanelControls {
  const controls = useContext(PanelContext);
  if (!controls) {
    throw new Error('The search bar stands outside of <SearchPanelProvider>, see src/theme/Root.');
  }
  return controls;
}
