/**
 * Turns the path of a `Screenshot`'s picture into an import. The loader `src/loaders/picture.mjs` creates the
 * responsive widths.
 */
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {visit} from 'unist-util-visit';
import {throughLoader} from '../mdx/loaders';
import {importNode, isJsx, setAttribute, textAttribute, type JsxElement} from '../mdx/mdx';
import {pictureFile} from '../mdx/pictureFile';
import {place} from '../mdx/place';

function locate(source: string, element: JsxElement, file: VFile): string {
  const found = pictureFile(source, file);
  if (found === undefined) {
    throw new Error(
      `${place(element, file)}: Das Bild «${source}» gibt es nicht. Legen Sie die Datei im Ordner «img» neben der Seite ab, oder korrigieren Sie «src».`,
    );
  }
  return found;
}

/** The remark plugin. */
export default function pictures() {
  return (tree: Root, file: VFile): void => {
    const imports = new Map<string, string>();
    const local = (full: string) => {
      const known = imports.get(full) ?? `portalPicture${imports.size + 1}`;
      imports.set(full, known);
      return known;
    };
    visit(tree, (node) => {
      if (!isJsx(node, 'Screenshot')) {
        return;
      }
      const source = textAttribute(node, 'src');
      if (source !== undefined) {
        setAttribute(node, 'src', {code: local(locate(source, node, file))});
      }
    });
    tree.children.unshift(
      ...[...imports].map(([full, name]) => importNode(name, throughLoader('picture', full))),
    );
  };
}
