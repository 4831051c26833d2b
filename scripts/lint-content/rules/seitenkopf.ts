import {validateFrontMatter} from '@portal/content/frontMatter/validate';
import {headProblem} from '@portal/content/source/readable';
import {perPage, type Rule} from '../lib/rule';

/** The front matter of a page follows the schema in `@portal/content`, which the build enforces as well. */
export default {
  name: 'seitenkopf',
  level: 'error',
  check: perPage((page) => {
    const {isPartial, frontMatter, source} = page;
    if (isPartial) {
      return /^---\n/.test(source)
        ? [
            {
              line: 1,
              message:
                'Ein gemeinsamer Abschnitt hat keinen Seitenkopf → Löschen Sie die Zeilen zwischen den beiden ---.',
            },
          ]
        : [];
    }
    const unreadable = headProblem(page);
    const problems = unreadable ? [unreadable] : validateFrontMatter(frontMatter, source);
    return problems.map(({line, message}) => ({
      line,
      message: message.replace(/\. (?=\p{Lu})/u, ' → '),
    }));
  }),
} satisfies Rule;
