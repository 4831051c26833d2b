/**
 * Processes pictures that are written as `![…](…)` before Docusaurus does, so that they are treated like a
 * `Screenshot`: several widths, no camera metadata, correct rotation, and the alternative text as written.
 */
import type {Definition, Image, ImageReference, Root} from 'mdast';
import type {VFile} from 'vfile';
import {visit} from 'unist-util-visit';
import {throughLoader} from '../mdx/loaders';
import {importNode, setAttribute, textElement} from '../mdx/mdx';
import {pictureFile} from '../mdx/pictureFile';

/**
 * Returns whether an address is not a file of the project: it belongs to another website, or the build must not
 * process it.
 */
const isElsewhere = (url: string): boolean => /^(?:[a-z][a-z\d+.-]*:|\/\/|$)/i.test(url);

/** The remark plugin. It leaves a missing picture to Docusaurus, which stops the build and names the line. */
export default function images() {
  return (tree: Root, page: VFile): void => {
    const imports = new Map<string, string>();
    const definitions = new Map<string, Definition>();
    visit(tree, 'definition', (node) => void definitions.set(node.identifier, node));
    visit(tree, (node, index, parent) => {
      if (node.type !== 'image' && node.type !== 'imageReference') {
        return;
      }
      const {url, title} = targetOf(node, definitions);
      const file = isElsewhere(url) ? undefined : pictureFile(url.replace(/[?#].*/, ''), page);
      if (file === undefined || !parent || index === undefined) {
        return;
      }
      const name = imports.get(file) ?? `portalImage${imports.size + 1}`;
      imports.set(file, name);
      const element = textElement('Picture', {alt: node.alt ?? ''});
      setAttribute(element, 'src', {code: name});
      if (title) {
        setAttribute(element, 'title', title);
      }
      parent.children[index] = {...element, position: node.position};
    });
    tree.children.unshift(
      ...[...imports].map(([file, name]) => importNode(name, throughLoader('picture', file))),
    );
  };
}

/** Returns the address of a picture and its title. */
function targetOf(
  node: Image | ImageReference,
  definitions: ReadonlyMap<string, Definition>,
): {url: string; title?: string | null} {
  return node.type === 'image' ? node : (definitions.get(node.identifier) ?? {url: ''});
}
