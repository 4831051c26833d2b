import type {AnyNode, Element} from 'domhandler';
import type {Part} from './document';
import {quoted} from './hints';
import {shownText} from './shownText';
import {all, closest, isElement, nearest} from './xml';

/** Names the places of a document for editors: «Abschnitt «Felder», bei «Der Titel steht oben»». */
export class Places {
  private readonly names = new Map<Element, string>();

  constructor(part: Part) {
    let section = '';
    let before = '';
    for (const paragraph of all(part.$, 'w:p')) {
      // Nobody can read the characters of symbol fonts and of Google Docs.
      const text = shownText(paragraph, part)
        .replace(/\p{Co}/gu, '')
        .trim();
      const isHeading = text !== '' && part.styles.headingLevel(paragraph) !== undefined;
      const near = text !== '' ? `bei ${quoted(text)}` : before && `nach ${quoted(before)}`;
      section = isHeading ? `Abschnitt ${quoted(text)}` : section;
      const name = [section, isHeading ? '' : near].filter(Boolean).join(', ');
      this.names.set(paragraph, name || 'am Anfang');
      before = isHeading ? '' : text || before;
    }
  }

  /** Returns the name of the place of a node. */
  of(node: AnyNode): string {
    const inner = isElement(node) && node.name !== 'w:p' ? nearest(node, 'w:p')[0] : undefined;
    const paragraph = isElement(node, 'w:p') ? node : (inner ?? closest(node, 'w:p'));
    const name = paragraph && this.names.get(paragraph);
    return name ?? (node.prev ? this.of(node.prev) : 'am Anfang');
  }
}
