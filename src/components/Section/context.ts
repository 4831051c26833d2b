import {createContext} from 'react';

/** Whether sections fold on narrow windows. False inside of them, where headings are no buttons. */
export const FoldContext = createContext(false);

/** The windows on which sections open one by one. */
export const narrow = '(width <= 996px)';
