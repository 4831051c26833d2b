import {createContext, useContext} from 'react';

/** Id of the figure that surrounds a marker or legend entry; null outside a figure. */
export const FigureContext = createContext<string | null>(null);

/** The surrounding figure's id. Without a figure the ids of its parts are left out. */
export function useFigure(): string | null {
  return useContext(FigureContext);
}

/** Id of number `n` on the picture. */
export function markerId(figure: string, n: number): string {
  return `${figure}-nr-${n}`;
}

/** A link to a number on a picture; the group is the number. */
export const markerHref = /^#.+-nr-(\d+)$/;

/** Id of number `n` in the legend. */
export function legendId(figure: string, n: number): string {
  return `${figure}-legende-${n}`;
}
