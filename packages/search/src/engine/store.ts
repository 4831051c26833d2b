import MiniSearch from 'minisearch';
import {createSplitReader, type Splitter} from '../analysis/splits';
import {isStopWord} from '../analysis/stopWords';
import {tokenize, wordPattern} from '../analysis/tokens';
import type {IndexFile, IndexPage} from '../index/format';
import {emptyHierarchy, levels, withHeading, type Hierarchy} from '../records/record';
import type {UnitMatch} from './matches';
import {createMemo, type Memo} from './memo';
import {manualStems} from './named';
import {createVocabulary, type Vocabulary} from './vocabulary';
import {weights} from './weights';

/** A search target: a page (level 1) or a section of it. */
export interface Section {
  id: number;
  /** Sections of one page share this object. */
  page: IndexPage;
  file: IndexFile;
  /** Position among the sections of the page. The page itself is 0. */
  order: number;
  level: number;
  anchor: string | null;
  hierarchy: Hierarchy;
  /** Its own heading, the words of it, and the number of meaningful words. */
  heading: {text: string; words: string; telling: number};
  /** Readers' questions that it answers; the first is its own if it belongs to an FAQ. */
  questions: readonly string[];
  isQuestion: boolean;
  texts: readonly string[];
  /** Its first steps. */
  steps: readonly string[];
  /** Texts that mainly link to other places. */
  signposts: readonly string[];
}

/** Parts of a section, each with its own weight in the ranking. */
export type Field = 'heading' | 'keywords' | 'questions' | 'context' | 'text' | 'signposts';
const fields: Field[] = ['heading', 'keywords', 'questions', 'context', 'text', 'signposts'];

/** A section that contains a term. */
export interface Occurrence {
  id: number;
  /** MiniSearch's score. */
  score: number;
  /** Prominence of the best place that contains it, 0 to 1. */
  prominence: number;
  /** 1 if a question that the section answers contains it, otherwise 0. */
  asked: number;
  /** 1 if the heading contains it, otherwise 0. */
  heading: number;
}

/** The searchable sections of all loaded index files. */
export interface Store {
  sections: readonly Section[];
  /** The stems of the manuals' names, by file. */
  names: ReadonlyMap<IndexFile, readonly string[]>;
  vocabulary: Vocabulary;
  /** Returns where an index term occurs. */
  occurrences: (term: string) => readonly Occurrence[];
  /** Matches of finished words. They stay the same while the reader types the next word. */
  finished: Memo<UnitMatch>;
  /**
   * Adds a file page by page. The sections of each yielded page can be found. `split` is called for each word in the
   * order in which the file's split characters were written.
   */
  add: (file: IndexFile, split?: Splitter) => Generator<IndexPage, void>;
}

function fieldText(
  {level, hierarchy, page, isQuestion, questions, texts, signposts}: Section,
  field: Field,
): string {
  switch (field) {
    case 'heading':
      return isQuestion ? '' : (hierarchy[levels[level]!] ?? '');
    case 'keywords':
      return level === 1 ? (page.keywords ?? []).join(' ') : '';
    case 'questions':
      return questions.join(' ');
    case 'context':
      return levels
        .slice(0, level)
        .map((key) => hierarchy[key] ?? '')
        .join(' ');
    case 'text':
      return texts.join(' ');
    case 'signposts':
      return signposts.join(' ');
  }
}

/** Returns the sections of a page with the hierarchy of their headings. Ids count up from `firstId`. */
function sectionsOf(file: IndexFile, page: IndexPage, firstId: number): Section[] {
  let hierarchy = emptyHierarchy(page.group);
  const steps = new Map(page.steps?.map(([section, ...places]) => [section, places]));
  const questions = new Map(page.questions?.map(([section, ...asked]) => [section, asked]));
  return page.sections.map(([sign, anchor, heading, ...all], i) => {
    const level = Math.abs(sign);
    const isQuestion = sign < 0;
    const asked = questions.get(i) ?? [];
    const texts = all.filter((text) => typeof text === 'string');
    const signposts = all.filter((text) => typeof text !== 'string').flat();
    hierarchy = withHeading(hierarchy, level, heading);
    const words = tokenize(heading).map(({word}) => word);
    return {
      id: firstId + i,
      page,
      file,
      order: i,
      level,
      anchor,
      hierarchy,
      heading: {
        text: heading,
        words: words.join(' '),
        telling: words.filter((word) => !isStopWord(word)).length,
      },
      questions: isQuestion ? [heading, ...asked] : asked,
      isQuestion,
      texts,
      steps: (steps.get(i) ?? []).map((place) => [all[place]!].flat()[0]!),
      signposts,
    };
  });
}

/** Creates an empty store. */
export function createStore(): Store {
  const vocabulary = createVocabulary();
  const sections: Section[] = [];
  const names = new Map<IndexFile, readonly string[]>();
  /** The terms function of the file that is being added. */
  let termsOf: ReturnType<Vocabulary['begin']>;
  const index = new MiniSearch<Section>({
    fields,
    extractField: (section, field) =>
      field === 'id' ? section.id : fieldText(section, field as Field),
    tokenize: (text) => text.match(wordPattern) ?? [],
    processTerm: (raw) => termsOf(raw) as string[],
  });
  const find = (term: string): Occurrence[] =>
    index
      .search(term, {
        boost: weights.fields,
        bm25: weights.bm25,
        tokenize: (text) => [text],
        processTerm: (one) => one,
      })
      .map(({id, score, match}) => {
        const places = match[term] as Field[];
        return {
          id: id as number,
          score,
          prominence: Math.max(...places.map((place) => weights.prominence[place])),
          asked: places.includes('questions') ? 1 : 0,
          heading: places.includes('heading') ? 1 : 0,
        };
      });
  /** Occurrences by term in the sections so far. Each added section changes how rare a term is. */
  const remember = () => createMemo<Occurrence[]>(5000);
  let known = remember();
  return {
    sections,
    names,
    vocabulary,
    occurrences: (term) => known(term, () => find(term)),
    finished: createMemo(100),
    *add(file, split = createSplitReader(file.splits)) {
      names.set(file, manualStems(file));
      const ofFile = vocabulary.begin(split);
      for (const page of file.pages) {
        const added = sectionsOf(file, page, sections.length);
        sections.push(...added);
        termsOf = ofFile;
        index.addAll(added);
        known = remember();
        yield page;
      }
    },
  };
}
