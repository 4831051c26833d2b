import {figureAttribute, markerId} from '@portal/content/parts';

/** Returns the id of the last figure before `element` with number `n`, or null if there is none. */
export function nearestFigure(element: Element, n: number): string | null {
  const figures = [...document.querySelectorAll(`[${figureAttribute}]`)];
  const before = figures.filter(
    (figure) => element.compareDocumentPosition(figure) & Node.DOCUMENT_POSITION_PRECEDING,
  );
  const ids = before.map((figure) => figure.getAttribute(figureAttribute) ?? '');
  return ids.reverse().find((id) => document.getElementById(markerId(id, n))) ?? null;
}
