import path from 'node:path';
import type {Page} from './page';

/** One `import` of a file of the project. */
export interface Import {
  /** The names that it gives to the page. */
  names: string[];
  /** As it is written: `./_teil.mdx`, `@site/email/_partials/_teil.mdx`. */
  source: string;
  /** Path from the project's root. */
  file: string;
  /** Line in the page, from 1. */
  line: number;
}

/** The files that a page imports; no packages. */
export function importsOf({file, tree}: Page): Import[] {
  const statements = tree.children.flatMap((node) =>
    node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : [],
  );
  return statements.flatMap((statement) => {
    const source = statement.type === 'ImportDeclaration' ? String(statement.source.value) : '';
    return statement.type === 'ImportDeclaration' && /^(?:\.|@site\/)/.test(source)
      ? {
          names: statement.specifiers.map(({local}) => local.name),
          source,
          file: (source.startsWith('@site/')
            ? source.slice('@site/'.length)
            : path.posix.join(path.posix.dirname(file), source)
          ).normalize('NFC'),
          line: statement.loc?.start.line ?? 1,
        }
      : [];
  });
}
