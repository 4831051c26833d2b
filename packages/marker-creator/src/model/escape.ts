/** Pieces of Markdown that a page uses unchanged: code, escaped characters, tags that are alone or in a pair. */
const asWritten = [
  String.raw`(?<ticks>\x60+)(?!\x60).*?(?<!\x60)\k<ticks>(?!\x60)`,
  String.raw`\\.`,
  String.raw`<[A-Za-z]\w*(?:\s[^<>]*)?/>`,
  String.raw`<(?<opened>[A-Za-z]\w*)(?:\s[^<>]*)?>(?=.*</\k<opened>>)`,
  String.raw`</(?<closed>[A-Za-z]\w*)>(?<=<\k<closed>[\s>].*)`,
].join('|');

/** White space that may be a line break. The no-break space is not included. */
const space = /[ \t\r\n]+/g;

const oneLine = (text: string) => text.replace(space, ' ').trim();

/**
 * Matches the beginning of a list, quotation, heading, code, notice, task, definition or line. The group is the
 * character to escape.
 */
const blockStart = new RegExp(
  [
    String.raw`^(?<lead>\d{1,9})[.)](?=\s|$)`,
    String.raw`^[-*+](?=\s|$)`,
    String.raw`^#(?=#{0,5}(?:\s|$))`,
    String.raw`^(?:>|:::|~~~)`,
    '^`(?=``[^`]*$)',
    String.raw`^\[(?=[ x]\]\s|[^\]]+\]:)`,
    String.raw`^(?<line>[-*_])(?=(?:\s*\k<line>){2,}$)`,
  ].join('|'),
  'i',
);

/**
 * Escapes the characters in a line of Markdown that MDX would read as code or as the beginning of a block. Existing
 * escapes stay.
 */
export function escapeMdx(text: string): string {
  return oneLine(text)
    .replace(blockStart, (start, lead = '') => `${lead}\\${start.slice(lead.length)}`)
    .replace(new RegExp(`${asWritten}|[{}<]`, 'g'), (piece) =>
      piece === '<' ? '&lt;' : piece.length === 1 ? `\\${piece}` : piece,
    );
}

/**
 * Returns a line of MDX in a form that is easier to edit, or the same line if {@link escapeMdx} could not restore it.
 */
export function unescapeMdx(text: string): string {
  const plain = text.replace(/\\([{}])/g, '$1').replaceAll('&lt;', '<');
  const withStart = plain.replace(/^(\d*)\\/, '$1');
  return [withStart, plain].find((candidate) => escapeMdx(candidate) === text) ?? text;
}

/** Returns a text as the value of an attribute in double quotes. */
export function escapeAttribute(text: string): string {
  return oneLine(text).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
