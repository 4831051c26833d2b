import {typos} from './typos';

/** Returns the candidate that a mistyped word probably means, if any. Case is ignored. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const typed = word.toLowerCase();
  const limit = Math.max(1, Math.floor(typed.length / 3));
  const ranked = candidates
    .map((candidate) => ({candidate, steps: typos(typed, candidate.toLowerCase(), limit)}))
    .sort((x, y) => x.steps - y.steps);
  const best = ranked[0];
  return best && best.steps <= limit ? best.candidate : undefined;
}
