import type {Store} from './store';

/** A query that takes all the ways of an answer: a common word, a longer one, one that is being typed. */
export const firstRehearsal = 'neue seite bildr';

/** Headings that are looked for, spread over all that there are. */
const headings = 60;

/**
 * Queries to answer in vain before the reader's: the browser compiles the engine's code while it is used. After
 * these, the slowest answers take two thirds of the time (BENCHMARKS.md).
 */
export function* rehearsals({sections}: Pick<Store, 'sections'>): Generator<string> {
  const step = Math.ceil(sections.length / headings);
  for (let i = 0; i < sections.length; i += step) {
    yield sections[i]!.heading.words;
  }
}
