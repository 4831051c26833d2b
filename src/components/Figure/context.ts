import {createContext, useContext} from 'react';

/** Id of the figure that surrounds a marker or legend entry; null outside a figure. */
export const FigureContext = createContext<string | null>(null);

/** Returns the id of the surrounding figure. Without a figure, the ids of its parts are left out. */
export function useFigure(): string | null {
  return useContext(FigureContext);
}

/** Returns the id of number `n` on the picture. */
export function markerId(figure: string, n: number): string {
  return `${figure}-nr-${n}`;
}

/** Matches a link to a number on a picture. The group is the number. */
export const markerHref = /^#.+-nr-(\d+)$/;

/** Returns the id of number `n` in the legend. */
export function legendId(figure: string, n: number): string {
  return `${figure}-legende-${n}`;
}
