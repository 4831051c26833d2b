import {readFileSync} from 'node:fs';
import type {SearchClient, SearchHit} from '../../src/wire/types';
import {scopeFilters} from '../../src/address/scope';
import {scopeOf} from './queries';

/** A whole question with the pages and sections that answer it, best first. */
export interface Question {
  question: string;
  /** Manual, `manual-version` for the older version. */
  place: string;
  pages: string[];
  /** Paths with an anchor. A page that answers with its beginning has none. */
  sections: string[];
}

/** Reads a list: question, place, pages, sections and source, with tabs between. */
export function readQuestions(file: string): Question[] {
  return readFileSync(file, 'utf8')
    .normalize('NFC')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [question, place, pages, sections] = line.split('\t');
      if (!question || !place || !pages || !sections) {
        throw new Error(`Not four columns: «${line}»`);
      }
      return {question, place, pages: pages.split(' '), sections: sections.split(' ')};
    });
}

/** How many questions have an accepted page or section as the first hit, and among the first three. */
export interface Counts {
  questions: number;
  page: [first: number, inThree: number];
  section: [first: number, inThree: number];
}

export interface Miss {
  question: Question;
  found: string[];
}

const addressOf = ({url}: SearchHit): string => {
  const {pathname, hash} = new URL(url);
  return decodeURI(pathname + hash).normalize('NFC');
};

/** The same page in the newest version: a reader who has chosen none is right there. */
const inNewest = (path: string) => path.replace('/typo3/12.0/', '/typo3/');

/**
 * Asks every question, and counts the answers by place and in all.
 *
 * @param isScoped whether the reader has chosen the manual, else nothing
 * @param shorten what the field makes of a question
 */
export async function measureQuestions(
  questions: readonly Question[],
  client: SearchClient,
  isScoped: boolean,
  shorten: (text: string) => string,
): Promise<{counts: Map<string, Counts>; misses: Miss[]}> {
  const counts = new Map<string, Counts>();
  const misses: Miss[] = [];
  for (const question of questions) {
    const scope = scopeOf(isScoped ? question.place : '-');
    const query = shorten(question.question);
    const {results} = await client.search({
      requests: [{indexName: 'test', query, hitsPerPage: 20, ...scopeFilters(scope, isScoped)}],
    });
    const hits = results[0]!.hits.map(addressOf);
    const pages = [...new Set(hits.map((hit) => hit.split('#')[0]!))];
    const accepts = (wanted: string[]) => (found: string) =>
      wanted.includes(found) || (!isScoped && wanted.map(inNewest).includes(found));
    const page = pages.findIndex(accepts(question.pages));
    const section = hits.findIndex(accepts(question.sections));
    for (const place of [question.place, 'all']) {
      const own = counts.get(place) ?? {questions: 0, page: [0, 0], section: [0, 0]};
      counts.set(place, own);
      own.questions++;
      [page, section].forEach((rank, kind) => {
        const sums = kind === 0 ? own.page : own.section;
        sums[0] += Number(rank === 0);
        sums[1] += Number(rank >= 0 && rank < 3);
      });
    }
    if (page !== 0 || section !== 0) {
      misses.push({question, found: hits.slice(0, 3)});
    }
  }
  return {counts, misses};
}
