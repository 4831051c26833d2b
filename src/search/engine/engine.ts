import {parseSynonyms, synonymWords} from '../analysis/synonyms';
import {createAttempt} from '../attempt';
import type {
  FacetFilters,
  RequestFilters,
  SearchClient,
  SearchRequest,
  SearchResult,
} from '../client';
import {indexVersion, type IndexFile} from '../index/file';
import type {Manifest} from '../index/manifest';
import {answer} from './answer';
import {listOf, passesAll, passesAny} from './facets';
import {firstRehearsal, rehearsals} from './rehearse';
import {createStore} from './store';

/** Where the index comes from; rejects when a file is missing or damaged. */
export interface IndexSource {
  manifest: () => Promise<Manifest>;
  file: (name: string) => Promise<IndexFile>;
}

export interface EngineOptions {
  source: IndexSource;
  /** Lets other work run; called every few milliseconds while an index is taken in. Without it there is no rehearsal but one. */
  pause?: () => Promise<void>;
  /** Called once when all has arrived that the last answer had to do without. */
  onComplete?: () => void;
}

/** The embedded search: {@link SearchClient} over the index files of a build. */
export interface Engine extends SearchClient {
  /** Loads what a request with these filters would need, and answers some in vain: the first take several times longer. */
  prepare: (filters: RequestFilters) => Promise<void>;
}

/** Milliseconds of taking in an index before other work may run. */
const slice = 8;
/** What of a request decides which ways an answer takes. */
const likeThePanel = {
  indexName: '',
  attributesToHighlight: ['hierarchy.lvl0'],
  attributesToSnippet: ['*:10'],
};
const fileAttributes = /^(?:docusaurus_tag|language):/;

/** The filters that decide which files are needed. */
function fileFilters(filters: FacetFilters = []): FacetFilters {
  return listOf(filters).filter((filter) =>
    [filter].flat().every((one) => fileAttributes.test(one as string)),
  );
}

/** Creates the engine. Nothing is loaded before the first call. */
export function createEngine({source, pause, onComplete}: EngineOptions): Engine {
  const store = createStore();
  const loads = new Map<string, Promise<void>>();
  const {begin, forget} = createAttempt(async () => {
    const manifest = await source.manifest();
    if (manifest.indexVersion !== indexVersion) {
      throw new Error(`The index has version ${manifest.indexVersion}, not ${indexVersion}`);
    }
    store.vocabulary.addMeant(synonymWords(manifest.synonyms));
    return {manifest, synonyms: parseSynonyms(manifest.synonyms)};
  });
  const takeIn = async (name: string) => {
    let last = performance.now();
    const pages = store.add(await source.file(name));
    while (!pages.next().done) {
      if (pause && performance.now() - last > slice) {
        await pause();
        last = performance.now();
      }
    }
  };
  const load = (tag: string, name: string) => {
    const running = loads.get(tag) ?? takeIn(name);
    loads.set(tag, running);
    running.catch(() => {
      loads.delete(tag);
      // After a new deployment the file has another name: the next call asks for the list again.
      forget();
    });
    return running;
  };
  /** Waits for the preferred files, or for all when there are none; gives the promise of all, and how to answer. */
  const loadFor = async (request: RequestFilters) => {
    const {manifest, synonyms} = await begin();
    const facets = (tag: string) => ({
      docusaurus_tag: tag,
      language: manifest.files[tag]!.language,
    });
    const tags = Object.keys(manifest.files).filter((tag) =>
      passesAll(facets(tag), fileFilters(request.facetFilters)),
    );
    const first = tags.filter((tag) => passesAny(facets(tag), request.optionalFilters ?? []));
    const loadAll = (some: readonly string[]) =>
      Promise.all(some.map((tag) => load(tag, manifest.files[tag]!.name)));
    await loadAll(first);
    const rest = {isDone: false, done: loadAll(tags)};
    rest.done.then(
      () => (rest.isDone = true),
      () => {},
    );
    await (first.length > 0 ? Promise.resolve() : rest.done);
    return {
      rest,
      answerNow: (question: SearchRequest) => answer(question, store, synonyms, manifest.origin),
    };
  };
  let hasRehearsed = false;
  /** Once; what a reader asks meanwhile comes first. */
  const rehearseAll = async (rehearse: (query: string) => void) => {
    if (!pause || hasRehearsed || store.sections.length === 0) {
      return;
    }
    hasRehearsed = true;
    for (const query of rehearsals(store)) {
      await pause();
      rehearse(query);
    }
  };
  let awaited: Promise<unknown> | null = null;
  const tellOnceAllIsThere = (done: Promise<unknown>) => {
    awaited = done;
    // Each letter that is typed meanwhile waits for the same files.
    done.then(
      () => awaited === done && onComplete?.(),
      () => {},
    );
  };
  const answerOne = async (request: SearchRequest): Promise<SearchResult> => {
    const started = performance.now();
    const {rest, answerNow} = await loadFor(request);
    let result = answerNow(request);
    if (result.nbHits === 0 && !rest.isDone) {
      await rest.done;
      result = answerNow(request);
    } else if (!rest.isDone) {
      tellOnceAllIsThere(rest.done);
    }
    return {
      ...result,
      exhaustiveNbHits: rest.isDone,
      processingTimeMS: Math.round(performance.now() - started),
    };
  };
  return {
    prepare: async (request) => {
      const {answerNow, rest} = await loadFor(request);
      const rehearse = (query: string) => answerNow({...request, ...likeThePanel, query});
      rehearse(firstRehearsal);
      rest.done.then(
        () => rehearseAll(rehearse),
        () => {},
      );
    },
    search: async ({requests}) => ({results: await Promise.all(requests.map(answerOne))}),
  };
}
