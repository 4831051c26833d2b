import {createContext, type ReactNode} from 'react';

/** Whether sections fold on narrow windows. False inside of them, where headings are no buttons. */
export const FoldContext = createContext(false);

/** The contents of the page, for a phone. */
export const ContentsContext = createContext<ReactNode>(null);

/** The windows on which sections open one by one. */
export const narrow = '(width <= 996px)';
