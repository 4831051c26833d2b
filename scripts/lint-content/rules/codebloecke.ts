import type {Code} from 'mdast';
import {infoStringProblem} from '@portal/content/rehype/infoString';
import {perNode, type Rule} from '../lib/rule';

/** Returns whether a code block has its closing fence. Without it, everything after it is code. */
function isClosed({position}: Code, lines: readonly string[]): boolean {
  const {start, end} = position!;
  const first = lines[start.line - 1]!.slice(start.column - 1);
  const isFenced = /^(?:`{3}|~{3})/.test(first);
  return (
    !isFenced || (end.line > start.line && /^[\s>]*(?:`{3,}|~{3,})\s*$/.test(lines[end.line - 1]!))
  );
}

/** The build knows the language of a code block, if it has one, and at most a title follows it. */
export default {
  name: 'codebloecke',
  level: 'error',
  check: perNode(({source}) => {
    const lines = source.split('\n');
    return (node) => {
      if (node.type !== 'code') {
        return null;
      }
      const found = infoStringProblem(node.lang ?? undefined, node.meta ?? '');
      return [
        ...(found ? [`${found.problem} → ${found.remedy}`] : []),
        ...(isClosed(node, lines)
          ? []
          : ['Der Codeblock hört nicht auf → Schreiben Sie nach dem Code eine Zeile mit ```.']),
      ];
    };
  }),
} satisfies Rule;
