/** How many places of one kind a hint names. */
const named = 3;

/** Collects what editors must look at. What is of the same kind becomes one sentence with its places. */
export class Hints {
  private readonly kinds = new Map<string, {problem: string; remedy: string; places: string[]}>();

  /** Adds a place. `problem` says what it is about, `remedy` what to do. */
  add(problem: string, remedy: string, place?: string): void {
    const key = `${problem} → ${remedy}`;
    const kind = this.kinds.get(key) ?? {problem, remedy, places: []};
    this.kinds.set(key, kind);
    if (place !== undefined && !kind.places.includes(place)) {
      kind.places.push(place);
    }
  }

  /** Returns one sentence for each kind: «Was ist → was tun». */
  sentences(): string[] {
    return [...this.kinds.values()].map(({problem, remedy, places}) => {
      const more = places.length - named;
      const others = more > 0 ? ` und an ${more} ${more === 1 ? 'Stelle' : 'Stellen'} mehr` : '';
      const where = places.length === 0 ? '' : ` (${places.slice(0, named).join('; ')}${others})`;
      return `${problem}${where} → ${remedy}`;
    });
  }
}

/** Returns the beginning of a text, in quotation marks, to name a place by it. */
export function quoted(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  return `«${plain.length > 50 ? `${plain.slice(0, 50).replace(/\s\S*$/, '')} …` : plain}»`;
}
