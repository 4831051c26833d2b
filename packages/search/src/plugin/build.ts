import {createHash} from 'node:crypto';
import {groupBy} from '@portal/common/groupBy';
import type {PageModel} from '@portal/content/page/model';
import {createLexicon} from '../analysis/compounds';
import {indexFile, wordsOf} from './file';
import {indexVersion} from '../index/format';
import type {Manifest, Words} from '../index/manifest';

/** A file of the embedded search with its name in the index folder. */
export interface BuiltFile {
  name: string;
  content: string;
}

/** Returns the first letters of the content's SHA-256. A changed file gets a new name. */
function hashOf(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}

/** Returns the pages that are in no other version of their manual, which has several. */
function onlyHere(pages: readonly PageModel[]): Set<PageModel> {
  const several = [...groupBy(pages, ({manual}) => manual ?? '').values()].filter(
    (ofManual) => new Set(ofManual.map(({version}) => version)).size > 1,
  );
  // The same page has the same path in every version but for the name of the version.
  const byPath = groupBy(several.flat(), ({route, version}) => route.replace(`/${version}`, ''));
  return new Set([...byPath.values()].filter((same) => same.length === 1).flat());
}

/**
 * Returns the files of the embedded index: one per docs version, and the manifest that lists them. The same pages and
 * words produce the same bytes.
 */
export function buildIndex(
  pages: readonly PageModel[],
  words: Words,
  origin: string,
  manifestName: string,
): BuiltFile[] {
  const searched = pages.filter(({tag}) => tag !== '');
  const lexicon = createLexicon();
  searched.flatMap(wordsOf).forEach((word) => lexicon.add(word));
  const single = onlyHere(searched);
  const manifest: Manifest = {indexVersion, origin, ...words, files: {}};
  const files = [...groupBy(searched, ({tag}) => tag)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([tag, group]) => {
      const file = indexFile(group, lexicon, single);
      const content = JSON.stringify(file);
      const name = `${tag}.${hashOf(content)}.json`;
      manifest.files[tag] = {name, language: file.language};
      return {name, content};
    });
  return [...files, {name: manifestName, content: JSON.stringify(manifest)}];
}
