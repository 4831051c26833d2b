import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {isJsx, lineOf} from '@portal/content/mdx/mdx';
import type {Page} from '@portal/content/source/page';
import {isForeign} from '@portal/content/source/prose';

export interface Block {
  text: string;
  line: number;
  /** Whether it is a part of a step. */
  isStep: boolean;
}

/** Returns the paragraphs and table cells of a page as plain text, without those in another language. */
export const blocksOf = ({tree}: Page): Block[] => blocksIn(tree, false);

function blocksIn(root: Nodes, isStep: boolean): Block[] {
  const found: Block[] = [];
  visit(root, (node) => {
    if (isForeign(node)) {
      return SKIP;
    }
    if (node !== root && isJsx(node, 'Steps')) {
      found.push(...blocksIn(node, true));
      return SKIP;
    }
    if (node.type === 'paragraph' || node.type === 'tableCell') {
      found.push({text: toString(node), line: lineOf(node), isStep});
      return SKIP;
    }
    return undefined;
  });
  return found;
}

/** Returns the words of a text. */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{M}\d]+(?:[-’'.][\p{L}\d]+)*/gu) ?? [];
}
