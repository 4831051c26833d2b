import type {Nodes} from 'mdast';
import {withoutSoftHyphens} from '@portal/common/text/softHyphens';
import {isJsx, textAttribute} from '../mdx/mdx';
import {expand, type Placed} from './expand';
import type {Page} from './page';
import {headingId} from './prose';
import type {Site} from './site';

/** Nodes that begin a text of their own. Anything else continues the text around it. */
const blocks = ['paragraph', 'heading', 'tableCell', 'mdxJsxFlowElement'];
const textAttributes = ['title', 'alt', 'label', 'value', 'head', 'tabs'];

/** Returns the block that a node belongs to. List items and line breaks in a cell of a table separate texts as well. */
function blockOf(ancestors: readonly Nodes[]): Nodes | undefined {
  return ancestors.findLast((node) => blocks.includes(node.type) || isJsx(node, 'li', 'td', 'th'));
}

/** Returns the text that a node adds to its block, or undefined for a node without one. */
function inlineText(
  {node, props}: Placed,
  values: Readonly<Record<string, string>>,
): string | undefined {
  switch (node.type) {
    case 'text':
      return node.value.replace(headingId, '');
    case 'inlineCode':
      return node.value;
    case 'break':
      return ' ';
    case 'mdxTextExpression': {
      const [, name = ''] = /^\s*props\.(\w+)\s*$/.exec(node.value) ?? [];
      return props.get(name) ?? '';
    }
    default:
      return isJsx(node, 'Value')
        ? values[textAttribute(node, 'name') ?? '']
        : isJsx(node, 'br')
          ? ' '
          : undefined;
  }
}

/** Returns the texts that are complete in one node: code, alternative texts, titles of questions. */
function wholeTexts(node: Nodes): string[] {
  if (node.type === 'code') {
    return node.value.split('\n');
  }
  if (node.type === 'image') {
    return [node.alt ?? ''];
  }
  return isJsx(node) ? textAttributes.flatMap((name) => textAttribute(node, name) ?? []) : [];
}

/** Returns a text as it is compared: without soft hyphens, and with one space between words. */
export const comparableText = (text: string): string =>
  withoutSoftHyphens(text.normalize('NFC')).replace(/\s+/g, ' ').trim();

/**
 * Returns the texts of a page as readers see them, with partials and values in their places: one for each paragraph,
 * heading, cell or list item. `values` are those of an installation, by name.
 */
export function shownTexts(
  page: Page,
  site: Site,
  values: Readonly<Record<string, string>>,
): string[] {
  const {title, description} = page.frontMatter;
  const texts = [title, description].map(String);
  let open: {block?: Nodes; index: number} = {index: -1};
  for (const placed of expand(page, site)) {
    texts.push(...wholeTexts(placed.node));
    const text = inlineText(placed, values);
    if (text === undefined) {
      continue;
    }
    const block = blockOf(placed.ancestors);
    if (block !== undefined && block === open.block) {
      texts[open.index] += text;
    } else {
      open = {block, index: texts.push(text) - 1};
    }
  }
  return texts.map(comparableText).filter(Boolean);
}
