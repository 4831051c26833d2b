/** Pieces of Markdown that a page takes as they are: code, escaped characters, tags that stand alone or in a pair. */
const asWritten = [
  String.raw`(?<ticks>\x60+)(?!\x60).*?(?<!\x60)\k<ticks>(?!\x60)`,
  String.raw`\\.`,
  String.raw`<[A-Za-z]\w*(?:\s[^<>]*)?/>`,
  String.raw`<(?<opened>[A-Za-z]\w*)(?:\s[^<>]*)?>(?=.*</\k<opened>>)`,
  String.raw`</(?<closed>[A-Za-z]\w*)>(?<=<\k<closed>[\s>].*)`,
].join('|');

/** White space that may be a line break; the no-break space is not among it. */
const space = /[ \t\r\n]+/g;

const oneLine = (text: string) => text.replace(space, ' ').trim();

/** Beginnings of a list, quotation, heading, code, notice, task, definition, line: the character to escape is named. */
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

/** A line of Markdown with the characters escaped that MDX would read as code or as the beginning of a block; what is escaped already stays. */
export function escapeMdx(text: string): string {
  return oneLine(text)
    .replace(blockStart, (start, lead = '') => `${lead}\\${start.slice(lead.length)}`)
    .replace(new RegExp(`${asWritten}|[{}<]`, 'g'), (piece) =>
      piece === '<' ? '&lt;' : piece.length === 1 ? `\\${piece}` : piece,
    );
}

/** A line of MDX as it is easier to edit; the very same one where {@link escapeMdx} could not bring it back. */
export function unescapeMdx(text: string): string {
  const plain = text.replace(/\\([{}])/g, '$1').replaceAll('&lt;', '<');
  const withStart = plain.replace(/^(\d*)\\/, '$1');
  return [withStart, plain].find((candidate) => escapeMdx(candidate) === text) ?? text;
}

/** Markdown outside of code as a page shows it: without escapes and character references. */
export function decodeText(text: string): string {
  return decodeReferences(text.replace(/\\([!-/:-@[-`{-~])/g, '$1'));
}

/** A text as the value of an attribute in double quotes. */
export function escapeAttribute(text: string): string {
  return oneLine(text).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

/** The reverse of {@link escapeAttribute}: every character reference as its character. */
export function decodeReferences(text: string): string {
  const field = document.createElement('textarea');
  return text.replace(/&#?\w+;/g, (reference) => {
    field.innerHTML = reference;
    return field.value;
  });
}
