import path from 'node:path';
import type {Program} from 'estree';
import type {Page} from './page';

/** One `import` of a file of the project. */
export interface Import {
  /** The names that it imports. */
  names: string[];
  /** The source as written: `./_teil.mdx`, `@site/email/_partials/_teil.mdx`. */
  source: string;
  /** Path from the project's root. */
  file: string;
  /** Line in the page, from 1. */
  line: number;
}

/** Returns the `import` and `export` statements of a page. */
export function statementsOf({tree}: Page): Program['body'] {
  return tree.children.flatMap((node) =>
    node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : [],
  );
}

/** Returns the path from the project's root of a source in a page, written as `@site/…` or relative to its folder. */
export function projectFile(source: string, {file}: Page): string {
  const full = source.startsWith('@site/')
    ? source.slice('@site/'.length)
    : path.posix.join(path.posix.dirname(file), source);
  return full.normalize('NFC');
}

/** Returns a path from the project's root as the page would write it: `./img/bild.webp`. */
export function pathFromPage(file: string, page: Page): string {
  const relative = path.posix.relative(path.posix.dirname(page.file), file);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

/** Returns the files that a page imports, without packages. */
export function importsOf(page: Page): Import[] {
  return statementsOf(page).flatMap((statement) => {
    const source = statement.type === 'ImportDeclaration' ? String(statement.source.value) : '';
    return statement.type === 'ImportDeclaration' && /^(?:\.|@site\/)/.test(source)
      ? {
          names: statement.specifiers.map(({local}) => local.name),
          source,
          file: projectFile(source, page),
          line: statement.loc?.start.line ?? 1,
        }
      : [];
  });
}
