import type {Element, Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {divideWords} from '@portal/common/text/divideWords';
import {titleWordLength} from '../frontMatter/dividedTitle';

const titles = ['h1', 'h2', 'h3', 'th'];
/** Returns whether readers type or look for a text as it is: keys, code, labels of products. */
const isWhole = ({tagName, properties}: Element): boolean =>
  ['code', 'kbd'].includes(tagName) || properties.translate === 'no';

function divide(title: Element): void {
  visit(title, (node) => {
    // Components such as `Kbd` take their text as it is.
    if (/^mdxJsx/.test(node.type) || (node.type === 'element' && isWhole(node))) {
      return SKIP;
    }
    if (node.type === 'text') {
      node.value = divideWords(node.value, titleWordLength);
    }
    return undefined;
  });
}

/**
 * Puts soft hyphens into the long words of headings and of table heads, which are wider than a phone. Browsers without
 * a German dictionary would break them between any two letters. Headings keep their name without them. It runs after ids and table of contents are made.
 */
export default function dividedTitles() {
  return (tree: Root): void => {
    visit(tree, 'element', (node) => {
      if (!titles.includes(node.tagName)) {
        return undefined;
      }
      const name = toString(node);
      divide(node);
      if (node.tagName !== 'th' && toString(node) !== name) {
        // Screen readers would read parts of words.
        node.properties.ariaLabel = name;
      }
      return SKIP;
    });
  };
}
