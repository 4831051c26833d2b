import {matchesInTexts} from '../lib/texts';
import type {Rule} from '../lib/rule';

/** Texts quote with «Guillemets», inside of them with ‹single ones›. */
export default {
  name: 'anfuehrungszeichen',
  level: 'error',
  check: (site) =>
    matchesInTexts(
      site,
      /["„“”‟‚‘]|(?<=\s)'(?=\p{L})|»[\p{L}\d][^«»\n]*«/gu,
      (match) =>
        `Falsches Anführungszeichen ${match.slice(0, 1)} → Schreiben Sie «so», und in einem Zitat ‹so›.`,
    ),
} satisfies Rule;
