import {createHash} from 'node:crypto';
import {createLexicon} from '../analysis/compounds';
import type {SearchRecord} from '../records/record';
import {indexFile, wordsOf} from './file';
import {indexVersion} from './format';
import type {Manifest} from './manifest';

/** A file of the embedded search with its name in the index folder. */
export interface BuiltFile {
  name: string;
  content: string;
}

/** Returns the first letters of the content's SHA-256. A changed file gets a new name. */
function hashOf(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}

function byTag(records: readonly SearchRecord[]): Map<string, SearchRecord[]> {
  const groups = new Map<string, SearchRecord[]>();
  for (const record of records) {
    const group = groups.get(record.docusaurus_tag) ?? [];
    groups.set(record.docusaurus_tag, group);
    group.push(record);
  }
  return groups;
}

/** Returns the manual of a tag `docs-<manual>-<version>`. */
const manualOf = ({docusaurus_tag: tag, version}: SearchRecord) => tag.slice(0, -version.length);

/** Returns the path of a page as it is in every version of its manual. */
const commonPath = ({url_without_anchor: url, version}: SearchRecord) =>
  new URL(url).pathname.replace(`/${version}`, '');

/** Returns whether a record's page is in no other version of its manual, which has several. */
function onlyHere(records: readonly SearchRecord[]): (record: SearchRecord) => boolean {
  const versions = new Map<string, Set<string>>();
  const add = (key: string, version: string) =>
    versions.set(key, (versions.get(key) ?? new Set()).add(version));
  for (const record of records) {
    add(manualOf(record), record.version);
    add(manualOf(record) + commonPath(record), record.version);
  }
  return (record) =>
    versions.get(manualOf(record))!.size > 1 &&
    versions.get(manualOf(record) + commonPath(record))!.size === 1;
}

/**
 * Returns the files of the embedded index: one per `docusaurus_tag`, and the manifest that lists them. The same
 * records and synonyms produce the same bytes.
 */
export function buildIndex(
  records: readonly SearchRecord[],
  synonyms: string,
  origin: string,
  manifestName: string,
): BuiltFile[] {
  const lexicon = createLexicon();
  records.flatMap(wordsOf).forEach((word) => lexicon.add(word));
  const isOnlyHere = onlyHere(records);
  const manifest: Manifest = {indexVersion, origin, synonyms, files: {}};
  const files = [...byTag(records)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([tag, group]) => {
      const file = indexFile(group, lexicon, isOnlyHere);
      const content = JSON.stringify(file);
      const name = `${tag}.${hashOf(content)}.json`;
      manifest.files[tag] = {name, language: file.language};
      return {name, content};
    });
  return [...files, {name: manifestName, content: JSON.stringify(manifest)}];
}
