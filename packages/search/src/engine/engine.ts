import {parseSynonyms, synonymWords} from '../analysis/synonyms';
import {createAttempt} from '../wire/attempt';
import type {
  FacetFilters,
  RequestFilters,
  SearchClient,
  SearchRequest,
  SearchResult,
} from '../wire/types';
import {indexVersion, type IndexFile} from '../index/format';
import type {Manifest} from '../index/manifest';
import {answer} from './answer';
import {listOf, passesAll, passesAny} from '../wire/facets';
import {parseConsequences} from './consequences';
import {createStore} from './store';

/** Source of the index. Rejects if a file is missing or damaged. */
export interface IndexSource {
  manifest: () => Promise<Manifest>;
  file: (name: string) => Promise<IndexFile>;
}

export interface EngineOptions {
  source: IndexSource;
  /** Lets other work run. It is called every few milliseconds while an index is read. */
  pause?: () => Promise<void>;
  /** Called once when everything that the last answer lacked has loaded. */
  onComplete?: () => void;
}

/** The embedded search: {@link SearchClient} over the index files of a build. */
export interface Engine extends SearchClient {
  /** Loads the index files that a request with these filters needs. */
  prepare: (filters: RequestFilters) => Promise<void>;
}

/** Milliseconds of reading an index before other work may run. */
const slice = 8;
const fileAttributes = /^(?:docusaurus_tag|language):/;

/** Returns the filters that decide which files are needed. */
function fileFilters(filters: FacetFilters = []): FacetFilters {
  return listOf(filters).filter((filter) =>
    [filter].flat().every((one) => fileAttributes.test(one as string)),
  );
}

/** Creates the engine. It loads nothing before the first call. */
export function createEngine({source, pause, onComplete}: EngineOptions): Engine {
  const store = createStore();
  const loads = new Map<string, Promise<void>>();
  const {begin, forget} = createAttempt(async () => {
    const manifest = await source.manifest();
    if (manifest.indexVersion !== indexVersion) {
      throw new Error(`The index has version ${manifest.indexVersion}, not ${indexVersion}`);
    }
    store.vocabulary.addMeant(synonymWords(manifest.synonyms));
    const words = {
      synonyms: parseSynonyms(manifest.synonyms),
      consequences: parseConsequences(manifest.consequences),
    };
    return {manifest, words};
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
      // After a new deployment the file has another name. The next call then loads the list again.
      forget();
    });
    return running;
  };
  /**
   * Waits for the preferred files, or for all files if none are preferred. Returns the promise of all files and the
   * function that answers.
   */
  const loadFor = async (request: RequestFilters) => {
    const {manifest, words} = await begin();
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
      answerNow: (question: SearchRequest) => answer(question, store, words, manifest.origin),
    };
  };
  let awaited: Promise<unknown> | null = null;
  const tellOnceAllIsThere = (done: Promise<unknown>) => {
    awaited = done;
    // Each letter that is typed in the meantime waits for the same files.
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
      await loadFor(request);
    },
    search: async ({requests}) => ({results: await Promise.all(requests.map(answerOne))}),
  };
}
