import {isValueName, type ValueName} from '@site/src/config/values';
import {decodeText, escapeMdx} from './escape';

const plainText = (text: string) =>
  decodeText(
    text
      .replace(/<\/?[A-Za-z][^>]*>/g, '')
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/(?<!\\)(\*\*|__|(?<!\w)[*_]|[*_](?!\w))/g, ''),
  );

/** A legend entry without Markdown and components: `**Speichern**` → `Speichern`. `value` gives the text of a `Value`. */
export function plainLegend(text: string, value: (name: ValueName) => string): string {
  return escapeMdx(text)
    .split(/(`[^`]+`|<Value name="\w+" ?\/>)/)
    .map((part) => {
      const name = /^<Value name="(\w+)"/.exec(part)?.[1];
      if (name !== undefined) {
        return isValueName(name) ? value(name) : name;
      }
      return part.startsWith('`') ? part.slice(1, -1) : plainText(part);
    })
    .join('')
    .trim();
}
