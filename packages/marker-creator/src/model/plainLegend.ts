import {attributeText, isJsx, parseEntry, type Inline} from './mdx';

/** Returns the text of a `Value`, or undefined for an unknown name. */
export type ValueText = (name: string) => string | undefined;

/** Returns the name of a node `<Value name="imapServer" />`, or undefined for other nodes. */
export function valueName(node: Inline): string | undefined {
  return isJsx(node) && node.name === 'Value' ? attributeText(node, 'name') : undefined;
}

/** Returns the text of nodes. */
export function textOf(nodes: readonly Inline[], value: ValueText): string {
  return nodes
    .map((node) => {
      const name = valueName(node);
      if (name !== undefined) {
        return value(name) ?? name;
      }
      if ('children' in node) {
        return textOf(node.children as Inline[], value);
      }
      return 'value' in node ? node.value : '';
    })
    .join('');
}

/**
 * Returns a legend entry without Markdown and components: `**Speichern**` → `Speichern`. `value` returns the text of
 * a `Value`.
 */
export function plainLegend(text: string, value: ValueText): string {
  return textOf(parseEntry(text), value).trim();
}
