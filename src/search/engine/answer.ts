import type {Synonyms} from '../analysis/synonyms';
import type {SearchRequest, SearchResult} from '../client';
import {maxQueryLength} from '../../config/search';
import {passesAll, passesAny, type Facets} from './facets';
import {writeHit} from './hit';
import {matchUnit} from './match';
import {parseQuery} from './query';
import {rank, type Found} from './rank';
import type {Section, Store} from './store';

/** How much more a hit counts that passes the request's optional filters. */
const preferred = 2;
const defaultHitsPerPage = 20;

function facetsOf({file, level}: Section): Facets {
  return {
    language: file.language,
    version: file.docsVersion,
    docusaurus_tag: file.tag,
    type: `lvl${level}`,
  };
}

function findAll(
  request: SearchRequest,
  store: Store,
  synonyms: Synonyms,
): {found: Found[]; terms: Set<string>} {
  const {facetFilters = [], optionalFilters = []} = request;
  const isInScope = (section: Section) => passesAll(facetsOf(section), facetFilters);
  const units = parseQuery(request.query.slice(0, maxQueryLength), synonyms, store.vocabulary);
  const matches = units.map((unit) => matchUnit(unit, store, isInScope));
  const factor = (section: Section) =>
    passesAny(facetsOf(section), optionalFilters) ? preferred : 1;
  return {
    found: rank(matches, store.sections, factor, store.sections.length),
    terms: new Set(matches.flatMap(({terms}) => [...terms])),
  };
}

/** Answers one request from what has been loaded. A query without words finds nothing. */
export function answer(
  request: SearchRequest,
  store: Store,
  synonyms: Synonyms,
  origin: string,
): Omit<SearchResult, 'exhaustiveNbHits' | 'processingTimeMS'> {
  const {query, page = 0, hitsPerPage = defaultHitsPerPage, indexName} = request;
  const {found, terms} = findAll(request, store, synonyms);
  const context = {found: terms, vocabulary: store.vocabulary, request, origin};
  return {
    hits: found
      .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
      .map(({section}) => writeHit(section, context)),
    nbHits: found.length,
    page,
    nbPages: Math.ceil(found.length / hitsPerPage),
    hitsPerPage,
    query,
    index: indexName,
    params: '',
  };
}
