import {readInline, type Piece} from './inline';

/** Returns the text of a `Value`, or undefined for an unknown name. */
export type ValueText = (name: string) => string | undefined;

/** Returns the name of a piece `<Value name="imapServer" />`, or undefined for other pieces. */
export function valueName(piece: Piece): string | undefined {
  return typeof piece === 'object' && piece.kind === 'tag' && piece.name === 'Value'
    ? /\bname="(\w+)"/.exec(piece.attributes)?.[1]
    : undefined;
}

/** Returns the text of pieces of Markdown. */
export function textOf(pieces: readonly Piece[], value: ValueText): string {
  return pieces
    .map((piece) => {
      if (typeof piece === 'string') {
        return piece;
      }
      const name = valueName(piece);
      if (name !== undefined) {
        return value(name) ?? name;
      }
      return piece.kind === 'code' ? piece.text : textOf(piece.content, value);
    })
    .join('');
}

/**
 * Returns a legend entry without Markdown and components: `**Speichern**` → `Speichern`. `value` returns the text of
 * a `Value`.
 */
export function plainLegend(text: string, value: ValueText): string {
  return textOf(readInline(text), value).trim();
}
