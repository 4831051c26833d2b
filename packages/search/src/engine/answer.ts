import type {Synonyms} from '../analysis/synonyms';
import {tokenize} from '../analysis/tokens';
import type {SearchRequest, SearchResult} from '../wire/types';
import {hitsPerPage as defaultHitsPerPage, maxQueryLength} from '../constants';
import {negated, passesAll, passesAny, type Facets} from '../wire/facets';
import {fittingQuestion} from './asked';
import {sureBeginning} from './beginning';
import type {Consequences} from './consequences';
import {createMarker} from './highlight';
import {writeHit} from './hit';
import {leftOut, markLeftOut, unitsOfPages} from './leftOut';
import {matchUnit} from './match';
import {parseQuery} from './query';
import {competitors} from './products';
import {rank} from './rank';
import {scoreSections, weighUnits, type Candidate} from './score';
import type {Section, Store} from './store';
import {weights} from './weights';

function facetsOf({file, level}: Section): Facets {
  return {
    language: file.language,
    version: file.docsVersion,
    docusaurus_tag: file.tag,
    type: `lvl${level}`,
  };
}

/** Returns the same test, which runs only once for all sections with the same facets. */
function remembered(test: (section: Section) => boolean): (section: Section) => boolean {
  const known = new Map<Section['file'], (boolean | undefined)[]>();
  return (section) => {
    const byLevel = known.get(section.file) ?? [];
    known.set(section.file, byLevel);
    return (byLevel[section.level] ??= test(section));
  };
}

/** Returns the factor of a section that does not depend on its words alone. */
function standingOf(
  query: string,
  isOther: (section: Section) => boolean,
  isLast: (section: Section) => boolean,
): (section: Section) => number {
  const typed = ` ${tokenize(query)
    .map(({word}) => word)
    .join(' ')} `;
  return (section) =>
    (isOther(section) ? weights.otherVersion : 1) *
    (isLast(section) ? weights.last : 1) *
    (section.page.isCategory ? weights.category : 1) *
    (!section.isQuestion && ` ${section.heading.words} `.includes(typed) ? weights.wording : 1);
}

function findAll(request: SearchRequest, store: Store, synonyms: Synonyms) {
  const {query = '', facetFilters = [], optionalFilters = [], lastTags = []} = request;
  const isPreferred = remembered((section) => passesAny(facetsOf(section), optionalFilters));
  const last = negated(optionalFilters);
  const isOther = remembered((section) => passesAny(facetsOf(section), last));
  const isOfFilters = remembered((section) => passesAll(facetsOf(section), facetFilters));
  /** Of a version that is not searched, only what the searched one does not have. */
  const isInScope = (section: Section) =>
    isOfFilters(section) && (section.page.isOnlyHere === true || !isOther(section));
  const language = {synonyms, vocabulary: store.vocabulary};
  const scope = [store.sections.length, JSON.stringify([facetFilters, last])];
  const units = parseQuery(query.slice(0, maxQueryLength), language).map((unit) => {
    const match = () => matchUnit(unit, store, isInScope);
    const found = unit.isTyping ? match() : store.finished([...scope, unit.key].join(' '), match);
    return {key: unit.key, words: unit.words, ...found};
  });
  const weighed = weighUnits(units, store);
  const isOfLast = ({file}: Section) => lastTags.includes(file.tag);
  /** Words that hardly anything else contains ask for a course. */
  const ofCourse = weighed.filter(({matches}) => {
    const own = [...matches.keys()].filter((id) => isOfLast(store.sections[id]!));
    return own.length > matches.size / 2;
  });
  const isLast = (section: Section) =>
    isOfLast(section) && !ofCourse.some(({matches}) => matches.has(section.id));
  const scored = scoreSections(weighed, store, standingOf(query, isOther, isLast));
  // With one word, a page never has more of the query than its sections.
  const pages = weighed.length > 1 ? unitsOfPages(scored, weighed) : null;
  const found = rank(
    query,
    scored,
    weighed,
    store.vocabulary,
    isPreferred,
    weighed.length >= weights.wholeQuestion,
  );
  return {found, units, weighed, missing: leftOut(units, weighed, pages, found)};
}

function countTags(found: readonly Candidate[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const {section} of found) {
    const {tag} = section.file;
    counts[tag] = (counts[tag] ?? 0) + 1;
  }
  return counts;
}

/** Answers one request from the files that are loaded. A query without words finds nothing. */
export function answer(
  request: SearchRequest,
  store: Store,
  {synonyms, consequences}: {synonyms: Synonyms; consequences: Consequences},
  origin: string,
): Omit<SearchResult, 'exhaustiveNbHits' | 'processingTimeMS'> {
  const {query = '', page = 0, hitsPerPage = defaultHitsPerPage, indexName, facets} = request;
  const {found, units, weighed, missing} = findAll(request, store, synonyms);
  // A single word asks nothing.
  const asked = tokenize(query).length > 1 ? found : [];
  const beginning = sureBeginning(query, units, weighed, asked, store.sections, consequences);
  const competing = competitors(asked, weighed, request);
  const ordered = [...competing, ...found.filter((one) => !competing.includes(one))];
  const terms = new Set(units.flatMap((unit) => [...unit.terms]));
  const context = {
    units,
    mark: createMarker(terms, store.vocabulary),
    questionOf: (section: Section) => fittingQuestion(section, weighed, store.vocabulary),
    request,
    origin,
  };
  return {
    hits: ordered
      .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
      .map(({section}) => writeHit(section, context)),
    ...(beginning && {beginning}),
    ...(competing.length > 0 && {competing: competing.length}),
    ...(facets && {facets: {docusaurus_tag: countTags(found)}}),
    nbHits: found.length,
    page,
    nbPages: hitsPerPage > 0 ? Math.ceil(found.length / hitsPerPage) : 0,
    hitsPerPage,
    query,
    index: indexName,
    params: '',
    ...(missing.length > 0 && {queryAfterRemoval: markLeftOut(query, missing)}),
  };
}
