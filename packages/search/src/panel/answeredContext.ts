import {createContext} from 'react';
import type {Answered} from './panelClient';

/** Describes the panel's last answer, for parts that upstream renders. */
export const AnsweredContext = createContext<Answered | null>(null);
