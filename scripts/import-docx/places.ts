import type {CheerioAPI} from 'cheerio';
import type {AnyNode, Element} from 'domhandler';
import {quoted} from './hints';
import type {Styles} from './styles';
import {all, childElements, closest, isElement} from './xml';

/** Returns the text of a paragraph that Word shows. */
function shownText(node: Element, styles: Styles): string {
  return (
    childElements(node)
      .filter(({name}) => !['w:del', 'w:moveFrom', 'w:pPr'].includes(name))
      .filter((child) => child.name !== 'w:r' || !styles.runHas(child, 'w:vanish'))
      .map((child) =>
        child.name === 'w:t'
          ? child.children.map((text) => ('data' in text ? text.data : '')).join('')
          : ['w:tab', 'w:br', 'w:cr'].includes(child.name)
            ? ' '
            : shownText(child, styles),
      )
      .join('')
      // Nobody can read these signs of symbol fonts and of Google Docs.
      .replace(/\p{Co}/gu, '')
  );
}

/** Names the places of a document for editors: «Abschnitt «Felder», bei «Der Titel steht oben»». */
export class Places {
  private readonly names = new Map<Element, string>();

  constructor($: CheerioAPI, styles: Styles) {
    let section = '';
    let before = '';
    all($, 'w:p').forEach((paragraph) => {
      const text = shownText(paragraph, styles).trim();
      if (text !== '' && styles.isHeading(paragraph)) {
        section = `Abschnitt ${quoted(text)}`;
        before = '';
      }
      const near = text !== '' ? `bei ${quoted(text)}` : before && `nach ${quoted(before)}`;
      const isHeading = section !== '' && styles.isHeading(paragraph);
      this.names.set(
        paragraph,
        [section, isHeading ? '' : near].filter(Boolean).join(', ') || 'am Anfang',
      );
      before = text || before;
    });
  }

  /** Returns the name of the place of a node. */
  of(node: AnyNode): string {
    const paragraph = isElement(node, 'w:p') ? node : closest(node, 'w:p');
    const [first] = paragraph ? [paragraph] : descendants(node);
    const named = first && this.names.get(first);
    const before = node.prev;
    return named ?? (before ? this.of(before) : 'am Anfang');
  }
}

/** Returns the paragraphs in an element that is not part of one, such as a table. */
function descendants(node: AnyNode): Element[] {
  return 'children' in node
    ? node.children.flatMap((child) => (isElement(child, 'w:p') ? [child] : descendants(child)))
    : [];
}
