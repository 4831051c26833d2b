import path from 'node:path';
import type {Program} from 'estree';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {isPartial} from '@portal/common/text/isPartial';

/** Returns the partials that a page or partial imports: their files by the names of their components. */
export function partialsOf(tree: Root, file: string): Map<string, string> {
  const files = new Map<string, string>();
  visit(tree, 'mdxjsEsm', (node) => {
    for (const statement of (node.data?.estree as Program | undefined)?.body ?? []) {
      const source = statement.type === 'ImportDeclaration' ? String(statement.source.value) : '';
      if (statement.type === 'ImportDeclaration' && isPartial(source)) {
        const full = source.startsWith('@site/')
          ? path.resolve(source.slice('@site/'.length))
          : path.resolve(path.dirname(file), source);
        statement.specifiers.forEach(({local}) => files.set(local.name, full));
      }
    }
  });
  return files;
}
