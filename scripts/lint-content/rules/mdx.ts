import {perPage, type Rule} from '../lib/rule';

const hints: [pattern: RegExp, remedy: string][] = [
  [
    /closing tag|end-tag|expected.*tag/i,
    'Schliessen Sie jeden Baustein, zum Beispiel <Steps> mit </Steps>, und lassen Sie vor und nach dem Text darin eine leere Zeile.',
  ],
  [
    /expression|acorn|\}|\{/i,
    'Schreiben Sie geschweifte Klammern im Text als \\{ und \\}, oder setzen Sie die Stelle in `Code`.',
  ],
  [
    /name|character|</i,
    'Schreiben Sie ein Kleiner-Zeichen im Text als &lt;, oder setzen Sie die Stelle in `Code`.',
  ],
];

/** The page can be read at all; the other rules see nothing of a page that cannot. */
export default {
  name: 'mdx',
  level: 'error',
  check: perPage(({mdxProblem}) => {
    if (!mdxProblem) {
      return [];
    }
    const {line, reason} = mdxProblem;
    const remedy = hints.find(([pattern]) => pattern.test(reason))?.[1] ?? 'Prüfen Sie die Zeile.';
    return [{line, message: `Die Seite lässt sich nicht lesen (${reason}) → ${remedy}`}];
  }),
} satisfies Rule;
