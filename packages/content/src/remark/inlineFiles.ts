/**
 * Inserts small files into the pages that show them: the HTML of an `ElementPreview`, the drawing of an
 * `ElementThumb`, the symbols of a sketch. Each page then carries only what it needs.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {visit} from 'unist-util-visit';
import {throughLoader} from '../mdx/loaders';
import {importNode, isJsx, setAttribute, textAttribute, type JsxElement} from '../mdx/mdx';
import {place} from '../mdx/place';
import {symbolOf} from './sketchSymbols';

const components = 'src/components';

interface InlineFile {
  /** Attribute that receives the file's content. */
  attribute: string;
  /** Path of the file, or undefined if the element shows none. */
  file: (element: JsxElement) => string | undefined;
}

function typed(folder: string, ending: string): InlineFile['file'] {
  return (element) => {
    const type = textAttribute(element, 'type');
    return type && `${components}/${folder}/${type}.${ending}`;
  };
}

const previews: InlineFile = {attribute: 'html', file: typed('ElementPreview/elements', 'html')};
const thumbs: InlineFile = {attribute: 'svg', file: typed('ElementThumb/thumbs', 'svg')};
const symbols: InlineFile = {
  attribute: 'symbol',
  file: (element) => {
    const name = symbolOf(element);
    return name && `${components}/UiSketch/icons/${name}.svg`;
  },
};

function inlineFileOf(element: JsxElement): InlineFile | undefined {
  const byName: Record<string, InlineFile> = {ElementPreview: previews, ElementThumb: thumbs};
  const name = element.name ?? '';
  return byName[name] ?? (name.startsWith('Ui') ? symbols : undefined);
}

function missing(element: JsxElement, source: string, page: VFile): Error {
  const name = path.basename(source, path.extname(source));
  return new Error(
    `${place(element, page)}: «${name}» gibt es für <${element.name}> nicht. Die möglichen Namen stehen in REDAKTION.md unter «${element.name?.startsWith('Ui') ? 'UiSketch' : element.name}».`,
  );
}

/** The remark plugin. */
export default function inlineFiles() {
  return (tree: Root, page: VFile): void => {
    const imports = new Map<string, string>();
    visit(tree, (node) => {
      const inline = isJsx(node) ? inlineFileOf(node) : undefined;
      const source = isJsx(node) ? inline?.file(node) : undefined;
      if (!isJsx(node) || !inline || !source) {
        return;
      }
      if (!existsSync(source)) {
        throw missing(node, source, page);
      }
      const name = imports.get(source) ?? `portalInline${imports.size + 1}`;
      imports.set(source, name);
      setAttribute(node, inline.attribute, {code: name});
    });
    tree.children.unshift(
      ...[...imports].map(([source, name]) => importNode(name, throughLoader('text', source))),
    );
  };
}
