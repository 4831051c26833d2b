import {createContext, useContext} from 'react';

/** Id of the figure that surrounds a marker or legend entry; null outside a figure. */
export const FigureContext = createContext<string | null>(null);

/** Returns the id of the surrounding figure. Without a figure, the ids of its parts are left out. */
export function useFigure(): string | null {
  return useContext(FigureContext);
}
