/**
 * Imports into a page the portal's components that it uses. So a page carries
 * these, and the bundle that every reader loads first carries none.
 */
import type {Program} from 'estree';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {manualComponentNames, originOf} from '../components/manualComponents';
import {importNode, isJsx} from './lib/mdx';

/** Names that the imports of a module make known. */
function namesOf(program: Program | null | undefined): string[] {
  return (program?.body ?? []).flatMap((statement) =>
    statement.type === 'ImportDeclaration' ? statement.specifiers.map(({local}) => local.name) : [],
  );
}

/** The remark plugin; runs after those that put components in place. */
export default function components() {
  return (tree: Root): void => {
    const used = new Set<string>();
    const imported = new Set<string>();
    visit(tree, (node) => {
      if (isJsx(node, ...manualComponentNames)) {
        used.add(String(node.name));
      }
      if (node.type === 'mdxjsEsm') {
        namesOf(node.data?.estree).forEach((name) => imported.add(name));
      }
    });
    const nodes = [...used]
      .filter((name) => !imported.has(name))
      .map((name) => {
        const {file, isDefault} = originOf(name)!;
        return importNode(name, `@site/src/components/${file}`, isDefault);
      });
    tree.children.unshift(...nodes);
  };
}
