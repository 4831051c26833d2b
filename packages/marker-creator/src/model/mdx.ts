import type {PhrasingContent, Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmAutolinkLiteralFromMarkdown} from 'mdast-util-gfm-autolink-literal';
import {gfmStrikethroughFromMarkdown} from 'mdast-util-gfm-strikethrough';
import {mdxExpressionFromMarkdown} from 'mdast-util-mdx-expression';
import {
  mdxJsxFromMarkdown,
  type MdxJsxFlowElement,
  type MdxJsxTextElement,
} from 'mdast-util-mdx-jsx';
import {gfmAutolinkLiteral} from 'micromark-extension-gfm-autolink-literal';
import {gfmStrikethrough} from 'micromark-extension-gfm-strikethrough';
import {mdxExpression} from 'micromark-extension-mdx-expression';
import {mdxJsx} from 'micromark-extension-mdx-jsx';
import {mdxMd} from 'micromark-extension-mdx-md';
import {escapeMdx} from './escape';

/** A component or an HTML element. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** A node of a line: text, or an element with its own nodes. */
export type Inline = PhrasingContent | JsxElement;

/** Parses MDX as a page does. Throws an error for a text that is not valid MDX. */
export function parseMdx(text: string): Root {
  return fromMarkdown(text, {
    extensions: [mdxMd(), mdxJsx(), mdxExpression(), gfmStrikethrough(), gfmAutolinkLiteral()],
    mdastExtensions: [
      mdxJsxFromMarkdown(),
      mdxExpressionFromMarkdown(),
      gfmStrikethroughFromMarkdown(),
      gfmAutolinkLiteralFromMarkdown(),
    ],
  });
}

/** Returns whether a node is a component or an HTML element. */
export const isJsx = (node: {type: string}): node is JsxElement =>
  node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement';

/** Returns the text of an attribute in quotes, or undefined. */
export function attributeText({attributes}: JsxElement, name: string): string | undefined {
  const found = attributes.find((attribute) => 'name' in attribute && attribute.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
}

/** Parses an entry of a legend as the page does that contains it. An entry that a page could not show is one text. */
export function parseEntry(entry: string): Inline[] {
  const line = escapeMdx(entry);
  try {
    const blocks = parseMdx(line).children as (Inline | {type: 'paragraph'; children: Inline[]})[];
    return blocks.flatMap((block) => (block.type === 'paragraph' ? block.children : [block]));
  } catch {
    return [{type: 'text', value: entry}];
  }
}
