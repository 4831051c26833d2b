import {lineOf} from '../../../src/frontMatter/validate';
import {productName, recordFile} from '../../../src/walks/record';
import {sectionOf} from '../../lib/content/sections';
import {perPage, type Rule} from '../lib/rule';

/**
 * A page says when it was checked, except for platforms that no author could see. A page with a walk has this from
 * the record.
 */
export default {
  name: 'geprueft',
  level: 'error',
  check: perPage(({file, isPartial, frontMatter, frontMatterProblem, source}, {records}) => {
    if (isPartial || frontMatterProblem) {
      return [];
    }
    const record = records.get(recordFile(file));
    if (record) {
      return ['geprueft', 'mit']
        .filter((key) => Object.hasOwn(frontMatter, key))
        .map((key) => ({
          line: lineOf(source, key),
          message: `Tag und Programm stammen vom Durchgang in ${productName(record)} → Löschen Sie die Zeile «${key}».`,
        }));
    }
    const {manual} = sectionOf(file);
    const isChecked = Object.hasOwn(frontMatter, 'geprueft');
    if (!manual?.isUnseen) {
      return isChecked
        ? []
        : [
            {
              line: 1,
              message:
                'Der Schlüssel «geprueft» fehlt → Nennen Sie den Tag, an dem die Anleitung durchgespielt wurde.',
            },
          ];
    }
    return isChecked
      ? [
          {
            line: lineOf(source, 'geprueft'),
            message: `Das Handbuch «${manual.label}» beschreibt eine Plattform, die niemand durchspielen konnte → Löschen Sie die Zeile «geprueft».`,
          },
        ]
      : [];
  }),
} satisfies Rule;
