import {javascriptLanguage} from '@codemirror/lang-javascript';
import {lineAt} from '../../text/lineAt';
import type {Finding} from './types';

/** What a trainee's JavaScript shows without being run: what the browser takes without a word. */
export function lintJs(js: string): Finding[] {
  const findings: Finding[] = [];
  javascriptLanguage.parser.parse(js).iterate({
    enter({name, node}) {
      if (name !== 'IfStatement' && name !== 'WhileStatement') return;
      const assignment = node.getChild('ParenthesizedExpression')?.getChild('AssignmentExpression');
      if (!assignment?.getChild('Equals')) return;
      findings.push({
        pane: 'js',
        line: lineAt(js, assignment.from),
        text: 'In der Klammer steht nur ein =: Das setzt einen Wert, es vergleicht nicht. Zum Vergleichen schreib ===.',
      });
    },
  });
  return findings;
}
