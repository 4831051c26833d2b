import type {SearchRecord} from '../../../src/search/record';

/** Every so many words a copy has a word of its own, so that the vocabulary grows with the text. */
const ownWord = 12;

/** A copy of a text with its own words. */
function vary(text: string, copy: number): string {
  let position = copy;
  return text.replace(/\p{L}{5,}/gu, (word) =>
    ++position % ownWord === 0 ? `${word}${'abcdefghijklmnopqrstuvwxyz'[copy % 26]}eln` : word,
  );
}

function copyOf(record: SearchRecord, copy: number): SearchRecord {
  const move = (url: string) => {
    const {origin, pathname, hash} = new URL(url);
    return `${origin}/kopie-${copy}${pathname}${hash}`;
  };
  const hierarchy = Object.fromEntries(
    Object.entries(record.hierarchy).map(([level, text]) => [
      level,
      text === null || level === 'lvl0' ? text : vary(text, copy),
    ]),
  ) as SearchRecord['hierarchy'];
  return {
    ...record,
    objectID: `/kopie-${copy}${record.objectID}`,
    url: move(record.url),
    url_without_anchor: move(record.url_without_anchor),
    hierarchy,
    content: record.content === null ? null : vary(record.content, copy),
  };
}

/** The records so many times over: every manual grows, in pages and in words. */
export function grownCorpus(records: readonly SearchRecord[], times: number): SearchRecord[] {
  const copies = Array.from({length: times - 1}, (_, i) =>
    records.map((record) => copyOf(record, i + 1)),
  );
  return [...records, ...copies.flat()];
}
