import {isValueName, type ValueName} from '@site/src/config/values';
import {readInline, type Piece} from './inline';

type ValueText = (name: ValueName) => string;

/** Name that a piece `<Value name="imapServer" />` has; undefined for others. */
export function valueName(piece: Piece): string | undefined {
  return typeof piece === 'object' && piece.kind === 'tag' && piece.name === 'Value'
    ? /\bname="(\w+)"/.exec(piece.attributes)?.[1]
    : undefined;
}

/** The text of pieces of Markdown. */
export function textOf(pieces: readonly Piece[], value: ValueText): string {
  return pieces
    .map((piece) => {
      if (typeof piece === 'string') {
        return piece;
      }
      const name = valueName(piece);
      if (name !== undefined) {
        return isValueName(name) ? value(name) : name;
      }
      return piece.kind === 'code' ? piece.text : textOf(piece.content, value);
    })
    .join('');
}

/** A legend entry without Markdown and components: `**Speichern**` → `Speichern`. `value` gives the text of a `Value`. */
export function plainLegend(text: string, value: ValueText): string {
  return textOf(readInline(text), value).trim();
}
