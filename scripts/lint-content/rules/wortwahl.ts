import {readFileSync} from 'node:fs';
import type {Nodes} from 'mdast';
import {lineAt} from '@portal/common/text/lineAt';
import {isJsx} from '@portal/content/mdx/mdx';
import {plainText} from '@portal/content/source/plainText';
import type {Finding, Rule} from '../lib/rule';
import {textsOf} from '../lib/matches';

export const wordingsFile = 'cspell/wortwahl.txt';

interface Wording {
  pattern: RegExp;
  right: string;
}

/** Returns a pattern for a word with the usual endings: «Leerschlag», «Leerschlags», «Leerschläge». */
function patternOf(word: string): RegExp {
  const plain = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  // The plural may change the last vowel, and a sentence may begin with the word. «Verweisen Sie» is a verb.
  const bent = plain
    .replace(/[aou](?=[^aeiou]*$)/, (vowel) => `[${vowel}${{a: 'ä', o: 'ö', u: 'ü'}[vowel]}]`)
    .replace(/^\p{Ll}/u, (letter) => `[${letter}${letter.toUpperCase()}]`);
  return new RegExp(`(?<![\\p{L}\\d-])${bent}(?:e[nrs]?|ern|n|s)?(?![\\p{L}\\d]| Sie )`, 'gu');
}

/** Reads the list of wordings, or returns the lines, from 1, that are not «falsch = richtig». */
export function parseWordings(source: string): {wordings: Wording[]; wrongLines: number[]} {
  const wordings: Wording[] = [];
  const wrongLines: number[] = [];
  source.split('\n').forEach((text, index) => {
    const line = text.trim();
    const [wrong = '', right = '', ...others] = line.split('=').map((side) => side.trim());
    if (line === '' || line.startsWith('#')) {
      return;
    }
    if (wrong === '' || right === '' || others.length > 0) {
      wrongLines.push(index + 1);
    } else {
      wordings.push({pattern: patternOf(wrong), right});
    }
  });
  return {wordings, wrongLines};
}

/** Labels of products say what the product says. */
function isLabel(node: Nodes): boolean {
  const name = isJsx(node) ? (node.name ?? '') : node.type;
  return /^(?:strong|MenuPath|Ui(?!Sketch|Legend).*)$/.test(name);
}

/** The portal has one word for one thing, from a list of the editors. */
export default {
  name: 'wortwahl',
  level: 'warning',
  check: (site) => {
    const {wordings, wrongLines} = parseWordings(plainText(readFileSync(wordingsFile, 'utf8')));
    return [
      ...wrongLines.map((line) => ({
        file: wordingsFile,
        line,
        message: 'Die Zeile lässt sich nicht lesen → Schreiben Sie «falsch = richtig».',
      })),
      ...textsOf(site, isLabel).flatMap(({file, text, line}): Finding[] =>
        wordings.flatMap(({pattern, right}) =>
          [...text.matchAll(pattern)].map(({0: found, index}) => ({
            file,
            line: lineAt(text, index, line),
            message: `Hier heisst es «${found}» → Schreiben Sie «${right}», wie überall im Portal.`,
          })),
        ),
      ),
    ];
  },
} satisfies Rule;
