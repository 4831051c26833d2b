import type {ListItem, RootContent} from 'mdast';
import {snippetProblems} from '../texts';
import {escapeMdx, unescapeMdx} from './escape';
import {isJsx, parseMdx} from './mdx';
import {SnippetError} from './SnippetError';

/**
 * Returns the nodes of a list's entry or of a page. Throws {@link SnippetError} with the line that is not valid MDX.
 */
function blocksOf(content: string): RootContent[] {
  try {
    return parseMdx(content).children;
  } catch (error) {
    const {line = 1} = error as {line?: number};
    throw new SnippetError(snippetProblems.legend(content.split('\n')[line - 1] ?? content));
  }
}

/** Matches a line in an entry that begins a notice or belongs to a table, which {@link parseMdx} does not know. */
const otherBlock = /^(?::::|\|)/;

/**
 * Parses the content of a `Screenshot`: one numbered list. Throws {@link SnippetError} for everything that does not
 * fit into one line of legend.
 */
export function parseLegend(content: string): string[] {
  const sourceOf = ({position}: RootContent) =>
    content.slice(position?.start.offset, position?.end.offset);
  const refuse = (text: string): never => {
    throw new SnippetError(snippetProblems.legend(text));
  };

  const entryOf = ({children: [block, other]}: ListItem): string => {
    if (!block) {
      return '';
    }
    if (other || !(block.type === 'paragraph' || isJsx(block))) {
      refuse(sourceOf(other ?? block));
    }
    const lines = sourceOf(block).split('\n');
    const entry = lines.map((line) => line.trim()).join(' ');
    const isLost = escapeMdx(entry) !== entry.replace(/[ \t]+/g, ' ');
    return isLost || lines.some((line) => otherBlock.test(line.trim())) ? refuse(entry) : entry;
  };

  return blocksOf(content).flatMap((block, index) =>
    index === 0 && block.type === 'list' && block.ordered
      ? block.children.map((item) => unescapeMdx(entryOf(item)))
      : refuse(sourceOf(block)),
  );
}
