import {lineAt} from '@portal/common/text/lineAt';
import {textsOf} from '../lib/matches';
import type {Rule} from '../lib/rule';

/** A pair of characters is one mistake. After a number, a character is one of a measure: 27", 5' 30". */
const wrong =
  /(?<!\d)["„“”‚‘][^"„“”‚‘\n]*["“”‘]|(?<!\d)["“”]|[„‟‚‘]|(?<=\s)'(?=\p{L})|»[\p{L}\d][^«»\n]*«/gu;
/** Returns whether a text is a value that a product requires in this form, such as `{"CHF":"49.99"}`. */
const isCode = (text: string) => /^\s*[{[]/.test(text);

/** Texts use «Guillemets» and, inside of them, ‹single ones›. */
export default {
  name: 'anfuehrungszeichen',
  level: 'error',
  check: (site) =>
    textsOf(site)
      .filter(({text}) => !isCode(text))
      .flatMap(({file, text, line}) =>
        [...text.matchAll(wrong)].map(({0: match, index}) => ({
          file,
          line: lineAt(text, index, line),
          message: `Falsches Anführungszeichen ${match.slice(0, 1)} → Schreiben Sie «so», und in einem Zitat ‹so›.`,
        })),
      ),
} satisfies Rule;
