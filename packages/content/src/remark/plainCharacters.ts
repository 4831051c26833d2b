/**
 * Restores characters of ordinary German that Markdown extensions would read as markup: the colon of
 * «Mitarbeiter:innen» and «10:30», and a single tilde.
 */
import type {Delete, Parent, Root, Text} from 'mdast';
import type {Processor} from 'unified';
import type {VFile} from 'vfile';
import {SKIP, visit} from 'unist-util-visit';

const colon = ':'.charCodeAt(0);

/** Removes text directives (`:name[…]`) from the parser. It runs after the plugin that adds directives. */
export function withoutTextDirectives(this: Processor): void {
  for (const extension of (this.data().micromarkExtensions ?? []).flat()) {
    delete extension.text?.[colon];
  }
}

/** Returns struck text with its tildes if they are single ones. */
function asWritten(node: Delete, source: string): Parent['children'] | null {
  const from = node.position?.start.offset ?? 0;
  const tilde: Text = {type: 'text', value: '~'};
  return /^~(?!~)/.test(source.slice(from)) ? [tilde, ...node.children, {...tilde}] : null;
}

/** Restores single tildes: only double tildes strike text through. */
export function singleTildes() {
  return (tree: Root, file: VFile): void => {
    const source = String(file);
    visit(tree, 'delete', (node, index, parent) => {
      const written = asWritten(node, source);
      if (!written || !parent || index === undefined) {
        return undefined;
      }
      parent.children.splice(index, 1, ...(written as typeof parent.children));
      return [SKIP, index];
    });
  };
}
