import type {Store} from './store';

/** A query that takes all the ways of an answer: a common word, a longer one, one that is being typed. */
export const firstRehearsal = 'neue seite bildr';

/** How many headings are looked for. */
const count = 60;

/**
 * Queries to answer in vain before the reader's: the browser compiles the engine's code while it is used. After
 * these, the slowest answers take two thirds of the time (BENCHMARKS.md). They are headings from all that is there,
 * at least one section; more may come meanwhile.
 */
export function* rehearsals({sections}: Pick<Store, 'sections'>): Generator<string> {
  for (let i = 0; i < count; i++) {
    yield sections[Math.floor((i / count) * sections.length)]!.heading.words;
  }
}
