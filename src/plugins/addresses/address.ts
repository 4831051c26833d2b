/**
 * Pure logic about addresses, shared by the script of the 404 page and by
 * its suggestions. Paths are decoded and without origin.
 */

/** Form in which two spellings of one address agree: NFC, lower case, no ending, no trailing slash. */
export function comparable(path: string): string {
  return path
    .normalize('NFC')
    .toLowerCase()
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/(?<=.)\/+$/, '');
}

/**
 * The canonical spelling of `path` among `known`, or null when the path is
 * already canonical or unknown.
 */
export function canonicalAddress(path: string, known: readonly string[]): string | null {
  const wanted = comparable(path);
  const found = known.find((address) => comparable(address) === wanted);
  return found !== undefined && found !== path ? found : null;
}

/** Letters and digits of the words in a path or title, for comparison. */
function words(text: string): string[] {
  return comparable(text).match(/[\p{L}\d]+/gu) ?? [];
}

function bigrams(word: string): Set<string> {
  const padded = ` ${word} `;
  return new Set(Array.from({length: padded.length - 1}, (_, i) => padded.slice(i, i + 2)));
}

/** Dice coefficient of two words, 0 (nothing in common) to 1 (equal). */
function similarity(a: string, b: string): number {
  const left = bigrams(a);
  const right = bigrams(b);
  const common = [...left].filter((pair) => right.has(pair)).length;
  return (2 * common) / (left.size + right.size);
}

export interface Page {
  /** Canonical address with base path. */
  path: string;
  title: string;
}

/** The pages whose address and title resemble an unknown path most, best first. */
export function nearestPages(path: string, pages: readonly Page[], count: number): Page[] {
  const wanted = words(path);
  const score = (page: Page) => {
    const candidates = words(`${page.path} ${page.title}`);
    const best = wanted.map((word, i) => {
      // The last part of an address says most about the page.
      const weight = i === wanted.length - 1 ? 2 : 1;
      return weight * Math.max(0, ...candidates.map((candidate) => similarity(word, candidate)));
    });
    return best.reduce((sum, value) => sum + value, 0) / (wanted.length + 1);
  };
  return pages
    .map((page) => ({page, score: score(page)}))
    .filter((entry) => entry.score > 0.4)
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map((entry) => entry.page);
}
