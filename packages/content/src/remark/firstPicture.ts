/**
 * Gives the first picture of a page `priority`, if it probably stands on the first screen of a telephone: it loads
 * before others. A partial gets the property from its page.
 */
import {readFileSync} from 'node:fs';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {VFile} from 'vfile';
import {EXIT, SKIP, visit} from 'unist-util-visit';
import {isPartial} from '@portal/common/text/isPartial';
import {attribute, isJsx, setAttribute, type JsxElement} from '../mdx/mdx';
import {partialsOf, property} from '../mdx/partials';

/** How much text has room above a picture that is still seen, in lines of a telephone. */
const roomInLines = 14;
const signsInLine = 45;

/** Where the Markdown of a partial has its first picture. */
const picture = /<Screenshot\b|<UiSketch\b|<ElementPreview\b|!\[/;

const linesOf = (text: string): number => 1 + Math.ceil(text.length / signsInLine);

/** Returns whether an element shows a picture, and not a drawing. */
const showsPicture = (node: JsxElement): boolean =>
  isJsx(node, 'Picture', 'Screenshot') || attribute(node, 'recorded') !== undefined;

/** Returns the text of a partial before its first picture, and whether it has one. */
function readPartial(file: string): {before: string; hasPicture: boolean} {
  const text = readFileSync(file, 'utf8');
  const at = text.search(picture);
  return {before: at < 0 ? text : text.slice(0, at), hasPicture: at >= 0};
}

/** The remark plugin. It runs after those that connect pictures. */
export default function firstPicture() {
  return (tree: Root, file: VFile): void => {
    const partials = partialsOf(tree, file.path);
    const priority = isPartial(file.path)
      ? {expression: property('priority'), text: 'props.priority'}
      : (true as const);
    let lines = 0;
    visit(tree, (node) => {
      if (lines > roomInLines) {
        return EXIT;
      }
      if (['paragraph', 'heading', 'tableRow'].includes(node.type)) {
        lines += linesOf(toString(node));
        // A picture in a sentence is one as well.
        return undefined;
      }
      if (!isJsx(node)) {
        return undefined;
      }
      if (node.name === 'details') {
        return SKIP;
      }
      const part = partials.get(node.name ?? '');
      const {before, hasPicture} = part ? readPartial(part) : {before: '', hasPicture: false};
      lines += part ? linesOf(before) : 0;
      if ((hasPicture && lines <= roomInLines) || showsPicture(node)) {
        setAttribute(node, 'priority', priority);
      }
      return hasPicture || isJsx(node, 'Picture', 'Screenshot', 'UiSketch', 'ElementPreview')
        ? EXIT
        : undefined;
    });
  };
}
