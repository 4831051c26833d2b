import {matchesInSource} from '../lib/texts';
import type {Rule} from '../lib/rule';

/** Optional hyphens and blanks without width come with texts from Word, PDF and websites, and tear words for the search. */
export default {
  name: 'unsichtbares',
  level: 'error',
  check: (site) =>
    matchesInSource(
      site,
      /[\p{L}\d]*[\u00AD\u200B\u2060\uFEFF][\p{L}\d]*/gu,
      (match) =>
        `In «${match.replace(/[^\p{L}\d]/gu, '')}» steckt ein unsichtbares Zeichen → Löschen Sie das Wort, und tippen Sie es neu.`,
    ),
} satisfies Rule;
