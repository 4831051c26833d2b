/**
 * Parses the info string after the three backticks of a code block: its language and a title. Editors read the texts.
 */

/** Names of Prism's grammars by the languages that a code block may have. Null for languages without colours. */
export const grammars: ReadonlyMap<string, string | null> = new Map([
  ['html', 'markup'],
  ['xml', 'markup'],
  ['svg', 'markup'],
  ['css', 'css'],
  ['js', 'javascript'],
  ['javascript', 'javascript'],
  ['json', 'json'],
  ['yaml', 'yaml'],
  ['sh', 'bash'],
  ['bash', 'bash'],
  ['text', null],
  ['txt', null],
  ['csv', null],
]);

/** Returns the title from the text after the language, `title="index.html"`, or undefined for anything else. */
export function titleOf(meta: string): string | undefined {
  return /^title="([^"]*)"$/.exec(meta.trim())?.[1];
}

export interface InfoStringProblem {
  problem: string;
  /** Says what is allowed instead. */
  remedy: string;
}

/** Returns what is wrong with a code block's language or the text after it, or null if both are correct. */
export function infoStringProblem(
  language: string | undefined,
  meta: string,
): InfoStringProblem | null {
  if (language !== undefined && !grammars.has(language)) {
    return {
      problem: `Die Sprache «${language}» eines Codeblocks gibt es nicht`,
      remedy: `Möglich sind ${[...grammars.keys()].join(', ')}.`,
    };
  }
  return meta.trim() === '' || titleOf(meta) !== undefined
    ? null
    : {
        problem: `Hinter der Sprache eines Codeblocks steht «${meta.trim()}»`,
        remedy: 'Möglich ist dort nur ein Titel: title="stil.css".',
      };
}
