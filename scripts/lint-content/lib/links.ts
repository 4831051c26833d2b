import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {isJsx, textAttribute} from '@portal/content/mdx/mdx';
import type {Page} from '@portal/content/source/page';

export interface Link {
  url: string;
  /** Whether it is written as `<a href>`, whose file paths are not resolved. */
  isTag: boolean;
  line: number;
}

function urlOf(node: Nodes): string | undefined {
  return node.type === 'link' || node.type === 'definition'
    ? node.url
    : isJsx(node, 'a')
      ? textAttribute(node, 'href')
      : undefined;
}

/** Returns the links in a file's text. */
export function linksOf({tree}: Page): Link[] {
  const found: Link[] = [];
  visit(tree, (node) => {
    const url = urlOf(node);
    if (url !== undefined) {
      found.push({url, isTag: isJsx(node), line: node.position?.start.line ?? 1});
    }
  });
  return found;
}
