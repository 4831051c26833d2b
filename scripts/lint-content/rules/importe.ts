import {existsSync} from 'node:fs';
import path from 'node:path';
import {nearest} from '../../../src/text/nearest';
import {importsOf} from '../../lib/content/imports';
import type {Page} from '../../lib/content/page';
import {sectionOf} from '../../lib/content/sections';
import type {Site} from '../../lib/content/site';
import {isPicture} from '../lib/pictures';
import {perPage, type Rule} from '../lib/rule';

/** Programs are imported without their ending. */
const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

function exists(file: string, {pages, otherFiles}: Site): boolean {
  return (
    pages.has(file) ||
    otherFiles.some((other) => other.file === file) ||
    // A folder alone is none of them.
    endings.some((ending) => /\.\w+$/.test(file + ending) && existsSync(file + ending))
  );
}

/** A path as the page would write it in an import. */
function written(file: string, page: Page): string {
  const relative = path.posix.relative(path.posix.dirname(page.file), file);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

/** The partial of the same manual that was probably meant; other folders make no difference. */
function partialMeant(source: string, page: Page, site: Site): string {
  const {folder} = sectionOf(page.file);
  const partials = [...site.pages.values()]
    .filter(({file, isPartial}) => isPartial && file.startsWith(`${folder}/`))
    .map(({file}) => file);
  const similar = nearest(
    path.posix.basename(source),
    partials.map((file) => path.posix.basename(file)),
  );
  const meant = partials.find((file) => path.posix.basename(file) === similar);
  return meant
    ? ` Meinten Sie «${source.startsWith('@site/') ? `@site/${meant}` : written(meant, page)}»?`
    : '';
}

/** Whether a partial's file is, through its own imports, within what it imports. */
function importsItself(page: Page, file: string, site: Site): boolean {
  const within = new Set([file]);
  for (const one of within) {
    const part = site.pages.get(one);
    (part ? importsOf(part) : []).forEach((next) => within.add(next.file));
  }
  return within.has(page.file);
}

/** Every file that a page imports exists, and is not within itself. */
export default {
  name: 'importe',
  level: 'error',
  check: perPage((page, site) => [
    ...importsOf(page)
      .filter(({file}) => importsItself(page, file, site))
      .map(({source, line}) => ({
        line,
        message: `Die Datei bindet sich mit «${source}» selber ein, vielleicht über eine andere → Löschen Sie diesen Import.`,
      })),
    ...importsOf(page)
      // The rule `bilder-fehlend` is for pictures.
      .filter(({file}) => !isPicture(file) && !exists(file, site))
      .map(({source, line}) => ({
        line,
        message: `Die Datei «${source}» gibt es nicht → Korrigieren Sie den Pfad hinter «from».${partialMeant(source, page, site)}`,
      })),
  ]),
} satisfies Rule;
