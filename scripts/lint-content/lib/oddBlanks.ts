import type {Nodes} from 'mdast';
import {oddBlank} from '@portal/common/text/characters';
import {nodesIn} from '@portal/content/mdx/mdx';
import type {Page} from '@portal/content/source/page';

/** Returns the pattern with every `~` replaced by white space that Markdown does not accept as such. */
const withBlank = (pattern: RegExp) => new RegExp(pattern.source.replaceAll('~', oddBlank), 'u');

/** Places in a page's text where only an ordinary space works. */
const inText = [
  // The beginning of a line, heading, list item, box and code.
  /^[ \t]*~/,
  /^[\s>]*(?:[-*+>]|#{1,6}|\d+[.)])~/,
  /^[\s>]*:{2,}~|^[\s>]*:{2,}[\w-]+(?:\[.*\])?~|^[\s>]*[`]{3,}.*~/,
  /^(?:import|export)\b.*~/,
  // The cells of a table.
  /\|~|~\|/,
].map(withBlank);

/** The same in a page's front matter: beside keys, commas and dashes. */
const inHead = [/^[ \t]*~|^[\s]*-~/, /^[\s]*[\w-]+~|:[ \t]*~|[,[][ \t]*~/, /~$/].map(withBlank);

/** Returns the line of the last `---` of the front matter, from 1, or 0 without front matter. */
function headEnd(lines: readonly string[]): number {
  const end = lines.findIndex((line, index) => index > 0 && line.startsWith('---'));
  return lines[0]?.startsWith('---') ? end + 1 : 0;
}

/** Returns lines of code, because readers also copy their white space. */
function codeLines(tree: Nodes): Set<number> {
  const lines = nodesIn(tree).flatMap((node) => {
    if (
      (node.type !== 'code' && node.type !== 'inlineCode') ||
      !new RegExp(oddBlank, 'u').test(node.value)
    ) {
      return [];
    }
    const {start, end} = node.position!;
    return Array.from({length: end.line - start.line + 1}, (_, index) => start.line + index);
  });
  return new Set(lines);
}

/**
 * Returns the places of white space that looks right but has no effect: the line, the character, and the text before
 * and after it.
 */
export function oddBlanks({source, tree}: Page) {
  const lines = source.split('\n');
  const end = headEnd(lines);
  const code = codeLines(tree);
  return lines.flatMap((text, index) => {
    const patterns = index < end ? inHead : inText;
    const isTold = code.has(index + 1) || patterns.some((pattern) => pattern.test(text));
    const [blank] = (isTold && new RegExp(oddBlank, 'u').exec(text)) || [];
    return blank === undefined ? [] : [{line: index + 1, blank}];
  });
}
