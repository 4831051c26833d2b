import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import type {Page} from '@portal/content/source/page';
import {isForeign} from '@portal/content/source/prose';

export interface Block {
  text: string;
  line: number;
}

/** Returns the paragraphs and table cells of a page as plain text, without those in another language. */
export function blocksOf({tree}: Page): Block[] {
  const found: Block[] = [];
  visit(tree, (node) => {
    if (isForeign(node)) {
      return SKIP;
    }
    if (node.type === 'paragraph' || node.type === 'tableCell') {
      found.push({text: toString(node), line: node.position?.start.line ?? 1});
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
