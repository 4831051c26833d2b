/**
 * Imports the portal's components that a page uses into the page. The page then carries only these, and the bundle
 * that every reader loads first contains none.
 */
import type {Program} from 'estree';
import type {Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {originOf} from '../manualComponents';
import {importNode, isJsx} from '../mdx/mdx';

/** Returns the names that the imports of a module define. */
function namesOf(program: Program | null | undefined): string[] {
  return (program?.body ?? []).flatMap((statement) =>
    statement.type === 'ImportDeclaration' ? statement.specifiers.map(({local}) => local.name) : [],
  );
}

/** The remark plugin. It runs after those that insert components. */
export default function components() {
  return (tree: Root): void => {
    const used = new Map<string, RootContent>();
    const imported = new Set<string>();
    visit(tree, (node) => {
      const name = isJsx(node) ? (node.name ?? '') : '';
      const origin = originOf(name);
      if (origin) {
        used.set(name, importNode(name, `@site/src/components/${origin.file}`, origin.isDefault));
      }
      if (node.type === 'mdxjsEsm') {
        namesOf(node.data?.estree).forEach((own) => imported.add(own));
      }
    });
    imported.forEach((name) => used.delete(name));
    tree.children.unshift(...used.values());
  };
}
