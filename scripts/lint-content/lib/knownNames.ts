import {statementsOf} from '../../lib/content/imports';
import type {Page} from '../../lib/content/page';

/** What Docusaurus gives to every page. */
const ofEveryPage = ['props', 'frontMatter', 'contentTitle', 'toc'];

/** Names that a page can use: given to every page, imported or defined by its own. */
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
