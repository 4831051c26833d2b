import {validateFrontMatter} from '../../../src/frontMatter/validate';
import {perPage, type Rule} from '../lib/rule';

/** The head of a page follows the schema in `src/frontMatter`, which the build enforces as well. */
export default {
  name: 'seitenkopf',
  level: 'error',
  check: perPage(({isPartial, frontMatter, frontMatterProblem, source}) => {
    if (isPartial) {
      return source.startsWith('---\n')
        ? [
            {
              line: 1,
              message:
                'Ein gemeinsamer Abschnitt hat keinen Seitenkopf → Löschen Sie die Zeilen zwischen den beiden ---.',
            },
          ]
        : [];
    }
    if (frontMatterProblem) {
      return [
        {
          line: frontMatterProblem.line,
          message:
            'Der Seitenkopf lässt sich nicht lesen → Setzen Sie Texte mit Doppelpunkt in Anführungszeichen, und lassen Sie nach jedem Schlüssel und Doppelpunkt einen Leerschlag.',
        },
      ];
    }
    return validateFrontMatter(frontMatter, source).map(({line, message}) => ({
      line,
      message: message.replace(/\. (?=\p{Lu})/u, ' → '),
    }));
  }),
} satisfies Rule;
