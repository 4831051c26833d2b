import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {isJsx, textAttribute} from '../../../src/remark/lib/mdx';
import type {Page} from '../../lib/content/page';

export interface Link {
  url: string;
  line: number;
}

function urlOf(node: Nodes): string | undefined {
  return node.type === 'link' || node.type === 'definition'
    ? node.url
    : isJsx(node, 'a')
      ? textAttribute(node, 'href')
      : undefined;
}

/** The links in a file's text to places in the portal; not those to other websites. */
export function internalLinks({tree}: Page): Link[] {
  const found: Link[] = [];
  visit(tree, (node) => {
    const url = urlOf(node);
    if (url !== undefined && !/^[a-z][a-z\d+.-]*:/i.test(url)) {
      found.push({url, line: node.position?.start.line ?? 1});
    }
  });
  return found;
}
