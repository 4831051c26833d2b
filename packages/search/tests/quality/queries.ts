import {readFileSync} from 'node:fs';
import {manualTable} from '@portal/content/manuals';
import {docsTag, tagFilter} from '../../src/docsTag';
import type {SearchScope} from '../../src/address/scope';

/** A reader's query with the pages that answer it. */
export interface Query {
  query: string;
  /** Where the reader is. */
  scope: SearchScope;
  /** Paths, decoded. */
  accepted: string[];
  /** As written in the list, for the report. */
  place: string;
}

const language = 'de-CH';

/** The scope of a place of the list: a manual, `manual-version` or `-`. */
export function scopeOf(place: string): SearchScope {
  const manual = manualTable.find(({id}) => place === id || place.startsWith(`${id}-`));
  const version = manual && place !== manual.id ? place.slice(manual.id.length + 1) : 'current';
  if (!manual && place !== '-') {
    throw new Error(`Unknown place «${place}»`);
  }
  const tagOf = (id: string) => docsTag(id, id === manual?.id ? version : 'current');
  return {
    facetFilters: [
      `language:${language}`,
      ['default', docsTag('default', 'current'), ...manualTable.map(({id}) => tagOf(id))].map(
        tagFilter,
      ),
    ],
    manuals: manualTable,
    manual: manual ? {id: manual.id, label: manual.label, version} : null,
  };
}

/** Reads the list. Throws for a line without three columns. */
export function readQueries(file = 'packages/search/tests/quality/queries.tsv'): Query[] {
  return readFileSync(file, 'utf8')
    .normalize('NFC')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [query, place, pages, ...rest] = line.split('\t');
      if (!query || !place || !pages || rest.length > 0) {
        throw new Error(`Not three columns: «${line}»`);
      }
      return {query, place, scope: scopeOf(place), accepted: pages.split(' ')};
    });
}
