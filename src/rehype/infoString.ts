/** What stands behind the three backticks of a code block: its language and a title. The texts are read by editors. */

/** Names of Prism's grammars by the languages that a code block may have; null for those without colours. */
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

/** The title from what stands behind the language, `title="index.html"`; undefined for anything else. */
export function titleOf(meta: string): string | undefined {
  return /^title="([^"]*)"$/.exec(meta.trim())?.[1];
}

export interface InfoStringProblem {
  problem: string;
  /** What is allowed instead. */
  remedy: string;
}

/** What is wrong with a code block's language or with what stands behind it; null where nothing is. */
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
