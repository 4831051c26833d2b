import {particles} from './separable';

const participle = new RegExp(`^(${particles.join('|')})?ge(.{3,}?)(?:e?t|en)$`);
const withZu = new RegExp(`^(${particles.join('|')})zu(.{3,})en$`);

/**
 * The infinitive that a folded word may be the past participle of, or the form with «zu»:
 * `geloscht` → `loschen`, `hochgeladen` and `hochzuladen` → `hochladen`; null when it has not
 * the shape of one. It is a guess: the caller checks whether the word occurs.
 */
export function infinitiveOf(word: string): string | null {
  const [, particle = '', verb] = participle.exec(word) ?? withZu.exec(word) ?? [];
  return verb === undefined ? null : `${particle}${verb}en`;
}
