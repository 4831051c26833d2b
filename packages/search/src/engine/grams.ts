import {fold} from '../analysis/fold';

const lengths = [3, 4, 5];

/** Returns the groups of three to five letters of a text, as it is typed in one go. */
export function gramsOf(text: string): Set<string> {
  const letters = ` ${text
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .map(fold)
    .filter(Boolean)
    .join(' ')} `;
  const grams = new Set<string>();
  for (const length of lengths) {
    for (let start = 0; start + length <= letters.length; start++) {
      grams.add(letters.slice(start, start + length));
    }
  }
  return grams;
}

/** Returns how similar two texts are in their groups of letters, 0 to 1. */
export function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  let same = 0;
  for (const gram of small) {
    same += large.has(gram) ? 1 : 0;
  }
  return same === 0 ? 0 : same / Math.sqrt(one.size * other.size);
}
