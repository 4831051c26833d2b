/** The name under which the style sheet knows the marked words. */
const name = 'portal-action';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns the pieces of text in an element, each with its place in the whole text. */
function piecesOf(element: Element): {node: Text; from: number}[] {
  const pieces: {node: Text; from: number}[] = [];
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let from = 0;
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    pieces.push({node, from});
    from += node.length;
  }
  return pieces;
}

/**
 * Returns the words of each action in a text, in order. What is there several times, the next action means after the
 * one before it, and rather in bold or as a key than among other words. Undefined if the text does not have the words.
 */
export function rangesOf(element: Element, labels: readonly string[]): (Range | undefined)[] {
  const pieces = piecesOf(element);
  const text = pieces.map(({node}) => node.data).join('');
  const pieceAt = (at: number) => pieces.findLast(({from}) => from <= at)!;
  let last = 0;
  return labels.map((label) => {
    if (label === '') {
      return undefined;
    }
    const words = escaped(label).replaceAll(/\s+/g, '\\s+');
    const places = [
      ...text.matchAll(new RegExp(`(?<![\\p{L}\\d])${words}(?![\\p{L}\\d])`, 'gu')),
    ].map(({index, 0: found}) => ({index, end: index + found.length}));
    const isName = ({index}: {index: number}) =>
      pieceAt(index).node.parentElement!.closest('strong, kbd, code') !== null;
    const [place] = [
      places.filter(isName).filter(({index}) => index >= last),
      places.filter(({index}) => index >= last),
      places.filter(isName),
      places,
    ].flat();
    if (!place) {
      return undefined;
    }
    last = place.index;
    const range = element.ownerDocument.createRange();
    const [start, end] = [pieceAt(place.index), pieceAt(place.end - 1)];
    range.setStart(start.node, place.index - start.from);
    range.setEnd(end.node, place.end - end.from);
    return range;
  });
}

/**
 * Marks words in the document that contains them, or none. The page stays as it is, so that screen readers hear nothing
 * twice. A browser that cannot do it marks nothing.
 */
export function mark(page: Document, range: Range | undefined): void {
  // A window that has been closed has none any more.
  const view = page.defaultView as (Window & typeof globalThis) | null;
  if (range && view?.CSS.highlights) {
    view.CSS.highlights.set(name, new view.Highlight(range));
  } else {
    view?.CSS.highlights?.delete(name);
  }
}
