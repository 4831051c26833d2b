import type {Result} from '../run';

/** Escapes a message, and a property of a command, as GitHub's runner reads them. */
const escapeMessage = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text: string) =>
  escapeMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/**
 * Returns the findings as workflow commands, which GitHub shows at their lines in a pull request.
 * Source: docs.github.com, «Workflow commands for GitHub Actions», «Setting an error message».
 */
export function github(results: readonly Result[]): string {
  return results
    .map(({file, line, rule, level, message}) => {
      const properties = {file, line: String(line), title: rule};
      const list = Object.entries(properties).map(
        ([name, value]) => `${name}=${escapeProperty(value)}`,
      );
      return `::${level} ${list.join(',')}::${escapeMessage(message)}`;
    })
    .join('\n');
}
