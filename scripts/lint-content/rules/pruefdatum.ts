import {lineOf} from '../../../src/frontMatter/validate';
import {perPage, type Rule} from '../lib/rule';

const day = 24 * 60 * 60 * 1000;

/** Nobody has tried a page in the future. A hint only: the clock of a computer may be wrong as well. */
export default {
  name: 'pruefdatum',
  level: 'warning',
  check: perPage(({frontMatter: {geprueft}, source}) =>
    // In Switzerland the day begins before it does in world time.
    geprueft instanceof Date && geprueft.getTime() > Date.now() + day
      ? [
          {
            line: lineOf(source, 'geprueft'),
            message: `«geprueft» nennt einen Tag in der Zukunft → Schreiben Sie den Tag, an dem die Anleitung durchgespielt wurde.`,
          },
        ]
      : [],
  ),
} satisfies Rule;
