import {particles} from './separable';

const participle = new RegExp(`^(${particles.join('|')})?ge(.{3,}?)(?:e?t|en)$`);
const withZu = new RegExp(`^(${particles.join('|')})zu(.{3,})en$`);

/**
 * Returns the infinitive whose past participle or form with «zu» a folded word may be: `geloscht` → `loschen`,
 * `hochgeladen` and `hochzuladen` → `hochladen`. Returns null if the word does not have such a form. The result is a
 * guess: the caller checks whether the word occurs.
 */
export function infinitiveOf(word: string): string | null {
  const [, particle = '', verb] = participle.exec(word) ?? withZu.exec(word) ?? [];
  return verb === undefined ? null : `${particle}${verb}${/e[lr]$/.test(verb) ? 'n' : 'en'}`;
}
