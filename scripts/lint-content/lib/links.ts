import type {Nodes} from 'mdast';
import {isJsx, lineOf, nodesIn, textAttribute} from '@portal/content/mdx/mdx';
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
export const linksOf = ({tree}: Page): Link[] =>
  nodesIn(tree).flatMap((node) => {
    const url = urlOf(node);
    return url === undefined ? [] : [{url, isTag: isJsx(node), line: lineOf(node)}];
  });
