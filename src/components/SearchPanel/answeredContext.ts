import {createContext} from 'react';
import type {Answered} from './panelClient';

/** What the panel's last answer was about, for parts that upstream renders. */
export const AnsweredContext = createContext<Answered | null>(null);
