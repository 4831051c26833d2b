import {statementsOf} from '@portal/content/source/imports';
import type {Page} from '@portal/content/source/page';

/** Names that Docusaurus defines in every page. */
const ofEveryPage = ['props', 'frontMatter', 'contentTitle', 'toc'];

/** Returns the names that a page can use: those of every page, imports and its own definitions. */
export function knownNames(page: Page): Set<string> {
  return new Set([
    ...ofEveryPage,
    ...statementsOf(page).flatMap((statement) => {
      if (statement.type === 'ImportDeclaration') {
        return statement.specifiers.map(({local}) => local.name);
      }
      const declared = 'declaration' in statement ? statement.declaration : null;
      if (declared?.type === 'VariableDeclaration') {
        return declared.declarations.flatMap(({id}) => (id.type === 'Identifier' ? id.name : []));
      }
      return declared?.type === 'FunctionDeclaration' && declared.id ? [declared.id.name] : [];
    }),
  ]);
}
