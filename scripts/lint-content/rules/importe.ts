import {createRequire} from 'node:module';
import path from 'node:path';
import {importsOf, pathFromPage, statementsOf} from '@portal/content/source/imports';
import type {Page} from '@portal/content/source/page';
import {sectionOf} from '@portal/content/source/sections';
import type {Site} from '@portal/content/source/site';
import {isStored} from '../lib/isStored';
import {isPicture} from '../lib/pictures';
import {perPage, type Rule} from '../lib/rule';
import {pathSuggestion} from '../lib/suggestion';

/** Source files are imported without their extension. */
const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

function exists(file: string, {pages, otherFiles}: Site): boolean {
  return (
    pages.has(file) ||
    otherFiles.some((other) => other.file === file) ||
    // A folder alone does not count.
    endings.some((ending) => /\.\w+$/.test(file + ending) && isStored(file + ending))
  );
}

/** Returns the partial of the same manual that was probably meant. Folders are ignored. */
function partialMeant(source: string, page: Page, site: Site): string {
  const {folder} = sectionOf(page.file);
  const partials = [...site.pages.values()]
    .filter(({file, isPartial}) => isPartial && file.startsWith(`${folder}/`))
    .map(({file}) => (source.startsWith('@site/') ? `@site/${file}` : pathFromPage(file, page)));
  return pathSuggestion(source, partials);
}

/** Returns whether a partial imports itself through its own imports. */
function importsItself(page: Page, file: string, site: Site): boolean {
  const within = new Set([file]);
  for (const one of within) {
    const part = site.pages.get(one);
    (part ? importsOf(part) : []).forEach((next) => within.add(next.file));
  }
  return within.has(page.file);
}

/** Returns imports that begin neither in the project nor in the page's folder. The build looks for a package. */
function packages(page: Page, site: Site) {
  return statementsOf(page).flatMap((statement) => {
    const source = statement.type === 'ImportDeclaration' ? String(statement.source.value) : '';
    return /^(?!\.|@site\/).*\.mdx?$/.test(source)
      ? {
          line: statement.loc?.start.line ?? 1,
          message: `Der Pfad «${source}» beginnt weder mit ./ noch mit @site/ → Ergänzen Sie den Anfang.${partialMeant(source, page, site)}`,
        }
      : [];
  });
}

function isExported(source: string): boolean {
  try {
    createRequire(path.resolve('package.json')).resolve(source);
    return true;
  } catch {
    return false;
  }
}

/** Returns imports from the project's own packages that these do not export. */
const unknownParts = (page: Page) =>
  statementsOf(page).flatMap((statement) => {
    const source = statement.type === 'ImportDeclaration' ? String(statement.source.value) : '';
    return source.startsWith('@portal/') && !isExported(source)
      ? {
          line: statement.loc?.start.line ?? 1,
          message: `«${source}» gibt es nicht → Korrigieren Sie den Namen hinter «from».`,
        }
      : [];
  });

/** Returns names of partials in lower case: browsers treat `<anmelden />` as an unknown element and show nothing. */
const smallNames = (page: Page) =>
  importsOf(page)
    .filter(({file}) => /\.mdx?$/.test(file))
    .flatMap(({names, line}) =>
      names
        .filter((name) => /^\p{Ll}/u.test(name))
        .map((name) => ({
          line,
          message: `Der Name «${name}» hinter «import» beginnt klein, darum erscheint nichts → Schreiben Sie ihn hier und im Text gross: <${name[0]!.toUpperCase()}${name.slice(1)} />.`,
        })),
    );

/** Every file that a page imports exists and does not import itself. */
export default {
  name: 'importe',
  level: 'error',
  check: perPage((page, site) => [
    ...packages(page, site),
    ...unknownParts(page),
    ...smallNames(page),
    ...importsOf(page)
      .filter(({file}) => importsItself(page, file, site))
      .map(({source, line}) => ({
        line,
        message: `Die Datei bindet sich mit «${source}» selber ein, vielleicht über eine andere → Löschen Sie diesen Import.`,
      })),
    ...importsOf(page)
      // The rule `bilder-fehlend` checks pictures.
      .filter(({file}) => !isPicture(file) && !exists(file, site))
      .map(({source, line}) => ({
        line,
        message: `Die Datei «${source}» gibt es nicht → Korrigieren Sie den Pfad hinter «from».${partialMeant(source, page, site)}`,
      })),
  ]),
} satisfies Rule;
