import {createContext} from 'react';

/** The sections of a page, which open one by one on a narrow window. */
export interface Sections {
  /** Whether they are closed at first. On a wide window, and without JavaScript, all are open nevertheless. */
  areFolded: boolean;
  areAllOpen: boolean;
  isOpen: (id: string) => boolean;
  toggle: (id: string) => void;
  toggleAll: () => void;
}

export const SectionsContext = createContext<Sections>({
  areFolded: false,
  areAllOpen: true,
  isOpen: () => true,
  toggle: () => {},
  toggleAll: () => {},
});

/** Id of the section around, for its heading and its body. */
export const SectionContext = createContext<string | null>(null);

/** The windows on which sections open one by one, as in `styles.module.css`. */
export const narrow = '(width <= 996px)';
