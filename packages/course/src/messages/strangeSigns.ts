import {harmful, oddBlank, signName} from '@portal/common/text/signs';
import {lineAt} from '@portal/common/text/lineAt';
import type {Pane, Project} from '../project';
import type {Finding} from './types';

/** What holds texts and comments, in which every sign may stand, and in HTML what stands between the tags. */
const free: Record<Pane, RegExp> = {
  html: /<!--[\s\S]*?(?:-->|$)|(?<==\s*)(?:"[^"]*"?|'[^']*'?)|(?<=^|>)[^<]+/g,
  css: /"[^"\n]*"?|'[^'\n]*'?|\/\*[\s\S]*?(?:\*\/|$)/g,
  js: /"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?|`(?:\\[\s\S]|[^`\\])*`?|\/\/.*|\/\*[\s\S]*?(?:\*\/|$)/g,
};

/** Signs of wide or typographic alphabets that look like those of CSS. */
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

function explain(sign: string): string {
  const right = lookalikes[sign];
  if (right) return `Statt «${sign}» schreib ${right}`;
  return isBlank.test(sign)
    ? `Hier steht ein Leerzeichen, das für den Browser keines ist (${signName(sign)}). Lösche es, und tippe ein gewöhnliches.`
    : `Hier steckt ein Zeichen, das niemand sieht (${signName(sign)}). Lösche das Wort, und tippe es neu.`;
}

/** Returns the character that was meant. */
const meant = (sign: string) => lookalikes[sign] ?? (isBlank.test(sign) ? ' ' : '');

/**
 * Returns characters that look right in the editor but break the code, and the project as it was meant. With it, no
 * other message reports their consequences.
 */
export function strangeSigns(project: Project): {findings: Finding[]; meant: Project} {
  const findings = new Map<string, Finding>();
  const mend = (pane: Pane): string => {
    const code = project[pane];
    const kept = [...code.matchAll(free[pane])].map(({0: text, index}) => [index, text.length]);
    const isFree = (at: number) =>
      kept.some(([from, length]) => at >= from! && at < from! + length!);
    return code.replace(strange[pane], (sign, at: number) => {
      if (isFree(at)) return sign;
      const finding = {pane, line: lineAt(code, at), text: explain(sign)};
      findings.set(JSON.stringify(finding), finding);
      return meant(sign);
    });
  };
  const mended = {...project, html: mend('html'), css: mend('css'), js: mend('js')};
  return {findings: [...findings.values()], meant: mended};
}
