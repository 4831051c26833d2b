import {createContext, useContext} from 'react';
import type {SearchScope} from '../address/scope';

/** The site's only search panel, as the search bar of the current page uses it. */
export interface PanelControls {
  isOpen: boolean;
  /** Whether the panel could not be loaded because there is no connection. */
  isOffline: boolean;
  /**
   * Opens the panel with the beginning of a query, or with what a field contains when the panel is there. Further calls
   * are ignored until it is open.
   */
  open: (firstLetter?: string, field?: HTMLInputElement | null) => void;
  /** The field of the page in which the reader began. It gets the focus back. */
  begunIn: HTMLInputElement | null;
  close: () => void;
  /** Hides the note that there is no connection. */
  hideNote: () => void;
  /** Sets the scope of the current page. */
  setScope: (scope: SearchScope) => void;
}

export const PanelContext = createContext<PanelControls | null>(null);

/** Returns the controls of the panel. */
export function usePanelControls(): PanelControls {
  const controls = useContext(PanelContext);
  if (!controls) {
    throw new Error('The search bar stands outside of <SearchProvider>, see src/theme/Root.');
  }
  return controls;
}
