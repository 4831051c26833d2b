import {attributeText, isJsx, type Inline} from './mdx';

/** Returns the name of a node `<Value name="imapServer" />`, or undefined for other nodes. */
export function valueName(node: Inline): string | undefined {
  return isJsx(node) && node.name === 'Value' ? attributeText(node, 'name') : undefined;
}

/** Returns the text of nodes. A `Value` is its name. */
export function textOf(nodes: readonly Inline[]): string {
  return nodes
    .map((node) => {
      const name = valueName(node);
      if (name !== undefined) {
        return name;
      }
      if ('children' in node) {
        return textOf(node.children as Inline[]);
      }
      return 'value' in node ? node.value : '';
    })
    .join('');
}
