import {markerId} from './context';

/** Attribute by which a figure is found on the page; its value is the figure's id. */
export const figureAttribute = 'data-figure';

/** Id of the last figure before `element` that has number `n`; null where there is none. */
export function nearestFigure(element: Element, n: number): string | null {
  const figures = [...document.querySelectorAll(`[${figureAttribute}]`)];
  const before = figures.filter(
    (figure) => element.compareDocumentPosition(figure) & Node.DOCUMENT_POSITION_PRECEDING,
  );
  const ids = before.map((figure) => figure.getAttribute(figureAttribute) ?? '');
  return ids.reverse().find((id) => document.getElementById(markerId(id, n))) ?? null;
}
