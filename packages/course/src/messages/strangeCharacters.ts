import {harmful, oddBlank, characterName} from '@portal/common/text/characters';
import {lineAt} from '@portal/common/text/lineAt';
import type {Pane, Project} from '../project';
import type {Finding} from './types';

/** What holds texts and comments, in which every character may stand, and in HTML what stands between the tags. */
const free: Record<Pane, RegExp> = {
  html: /<!--[\s\S]*?(?:-->|$)|(?<==\s*)(?:"[^"]*"?|'[^']*'?)|(?<=^|>)[^<]+/g,
  css: /"[^"\n]*"?|'[^'\n]*'?|\/\*[\s\S]*?(?:\*\/|$)/g,
  js: /"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?|`(?:\\[\s\S]|[^`\\])*`?|\/\/.*|\/\*[\s\S]*?(?:\*\/|$)/g,
};

/** Characters of wide or typographic alphabets that look like those of CSS. */
const lookalikes: Readonly<Record<string, string>> = {
  '；': ';',
  '：': ':',
  '，': ',',
  '｛': '{',
  '｝': '}',
  '（': '(',
  '）': ')',
  '−': '-',
  '–': '-',
};

const isBlank = new RegExp(oddBlank, 'u');
const invisible = new RegExp(`${oddBlank}|${harmful}`, 'gu');
const inCss = new RegExp(`${invisible.source}|[${Object.keys(lookalikes).join('')}]`, 'gu');

/** JavaScript accepts every kind of space, and `lintJs` reports its other characters. */
const strange: Record<Pane, RegExp> = {html: invisible, css: inCss, js: new RegExp(harmful, 'gu')};

function explain(character: string): string {
  const right = lookalikes[character];
  if (right) return `Statt «${character}» schreib ${right}`;
  return isBlank.test(character)
    ? `Hier steht ein Leerzeichen, das für den Browser keines ist (${characterName(character)}). Lösche es, und tippe ein gewöhnliches.`
    : `Hier steckt ein Zeichen, das niemand sieht (${characterName(character)}). Lösche das Wort, und tippe es neu.`;
}

/** Returns the character that was meant. */
const meant = (character: string) => lookalikes[character] ?? (isBlank.test(character) ? ' ' : '');

/**
 * Returns characters that look right in the editor but break the code, and the project as it was meant. With it, no
 * other message reports their consequences.
 */
export function strangeCharacters(project: Project): {findings: Finding[]; meant: Project} {
  const findings = new Map<string, Finding>();
  const mend = (pane: Pane): string => {
    const code = project[pane];
    const kept = [...code.matchAll(free[pane])].map(({0: text, index}) => [index, text.length]);
    const isFree = (at: number) =>
      kept.some(([from, length]) => at >= from! && at < from! + length!);
    return code.replace(strange[pane], (character, at: number) => {
      if (isFree(at)) return character;
      const finding = {pane, line: lineAt(code, at), text: explain(character)};
      findings.set(JSON.stringify(finding), finding);
      return meant(character);
    });
  };
  const mended = {...project, html: mend('html'), css: mend('css'), js: mend('js')};
  return {findings: [...findings.values()], meant: mended};
}
