import {snippetProblems} from '../texts';
import {escapeMdx, unescapeMdx} from './escape';
import {SnippetError} from './SnippetError';

/** Matches a line that does not begin running text: a list, quotation, heading, code, notice, table. */
const otherBlock = /^(?:[-*+]\s|\d+[.)]\s|>|#{1,6}\s|```|~~~|:::|\|)/;

/**
 * Parses the content of a `Screenshot`: one numbered list, whose continuation lines belong to the entry above. Throws
 * {@link SnippetError} for everything that does not fit into one line of legend.
 */
export function parseLegend(content: string): string[] {
  const entries: string[] = [];
  let listIndent: number | null = null;
  let afterGap = false;
  for (const line of content.split('\n')) {
    const text = line.trim();
    const indent = line.search(/\S/);
    const entry = /^\d+[.)](?:\s+(.*))?$/.exec(text);
    if (text === '') {
      afterGap = true;
    } else if (entry && indent <= (listIndent ?? indent) + 1) {
      listIndent ??= indent;
      entries.push(entry[1] ?? '');
      afterGap = false;
    } else if (entries.length === 0 || afterGap || otherBlock.test(text)) {
      throw new SnippetError(snippetProblems.legend(text));
    } else {
      entries.push(`${entries.pop()} ${text}`);
    }
  }
  const lost = entries.find((text) => escapeMdx(text) !== text.replace(/[ \t]+/g, ' ').trim());
  if (lost !== undefined) {
    throw new SnippetError(snippetProblems.legend(lost));
  }
  return entries.map(unescapeMdx);
}
