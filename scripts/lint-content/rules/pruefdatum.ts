import {lineOf} from '../../../src/frontMatter/validate';
import {perPage, type Rule} from '../lib/rule';

const day = 24 * 60 * 60 * 1000;

/** The date of a check is not in the future. This is only a warning, because a computer's clock may be wrong. */
export default {
  name: 'pruefdatum',
  level: 'warning',
  check: perPage(({frontMatter: {geprueft}, source}) =>
    // In Switzerland, the day begins earlier than in UTC.
    geprueft instanceof Date && geprueft.getTime() > Date.now() + day
      ? [
          {
            line: lineOf(source, 'geprueft'),
            message: `«geprueft» nennt einen Tag in der Zukunft → Schreiben Sie den Tag, an dem Sie die Schritte am Gerät getan haben.`,
          },
        ]
      : [],
  ),
} satisfies Rule;
