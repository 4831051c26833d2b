import type {Element} from 'domhandler';
import type {Part} from './document';
import {symbol, withCommonCharacters} from './symbols';
import {all, below, childElements, closest, textIn} from './xml';

/** Returns the words of a diagram or SmartArt, whose place on the page somebody must fill. */
function graphicText(file: string | undefined, {parts}: Part): string {
  const $ = parts.read(file);
  const texts = $ ? all($, 'a:t', 'c:v').map((node) => textIn(node).trim()) : [];
  return ` TODO Grafik einsetzen: ${texts.filter(Boolean).join(', ')} `;
}

/** Returns the text that an element stands for by itself, without what is in it. The end of a line is `\n`. */
export function ownText(node: Element, part: Part): string {
  const {attribs} = node;
  switch (node.name) {
    case 'w:t': {
      const run = closest(node, 'w:r');
      return withCommonCharacters(textIn(node), run && part.styles.fontOf(run));
    }
    case 'a:t':
      return textIn(node);
    case 'm:t':
      return `${textIn(node)} `;
    case 'w:tab':
    case 'w:ptab':
      return ' ';
    case 'w:br':
    case 'w:cr':
      return '\n';
    case 'w:noBreakHyphen':
      return '-';
    case 'w:sym':
      return symbol(attribs['w:font'] ?? '', Number.parseInt(attribs['w:char'] ?? '', 16));
    case 'v:textpath':
      return ` ${attribs.string ?? ''} `;
    case 'w:listEntry':
      return `${attribs['w:val']} `;
    case 'w:rubyBase':
      return ' ';
    case 'w:footnoteReference':
    case 'w:endnoteReference': {
      const found = part.notes.get(attribs['w:id'] + node.name);
      return found ? ` (${shownText(found.note, found.part).trim()})` : '';
    }
    case 'c:chart':
      return graphicText(part.target(attribs['r:id']), part);
    case 'dgm:relIds':
      return graphicText(part.target(attribs['r:dm']), part);
    default:
      return '';
  }
}

/** Returns the text that Word shows in an element, but not that of text boxes. */
export function shownText(node: Element, part: Part): string {
  return childElements(node)
    .filter((child) => !part.unseen.has(child) && child.name !== 'w:txbxContent')
    .map((child) => {
      const text = ownText(child, part) + shownText(child, part);
      return child.name === 'w:p' ? `${text} ` : text;
    })
    .join('');
}

/** Returns whether the next paragraph continues this one: its mark is deleted, or it is a big first letter. */
export const continues = (paragraph: Element): boolean =>
  below(paragraph, 'w:pPr', 'w:rPr', 'w:del') !== undefined ||
  below(paragraph, 'w:pPr', 'w:framePr')?.attribs['w:dropCap'] !== undefined;
