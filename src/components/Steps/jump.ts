import {createContext} from 'react';

/** Leads to a step by its anchor where the steps are shown one at a time. Null where they stand on the page. */
export const JumpContext = createContext<((id: string) => void) | null>(null);
