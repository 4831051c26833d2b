import {matchesInSource} from '../lib/matches';
import type {Rule} from '../lib/rule';

/** Swiss High German has no ß, not even in file names, comments and code. */
export default {
  name: 'eszett',
  level: 'error',
  check: (site) =>
    matchesInSource(
      site,
      /[\p{L}\d]*[ßẞ][\p{L}\d]*/gu,
      (word) =>
        `«${word}» enthält ein ß → Schreiben Sie «${word.replace(/ß/g, 'ss').replace(/ẞ/g, 'SS')}».`,
    ),
} satisfies Rule;
