import {verbatim} from '@portal/common/text/verbatim';
import {matchesInSource} from '../lib/matches';
import type {Rule} from '../lib/rule';

const pattern = new RegExp(
  `${verbatim.source}|(?<![\\p{L}\\d])([\\p{L}\\d]*[ßẞ][\\p{L}\\d]*)`,
  'gu',
);

/** Swiss High German has no ß, not even in comments and code. What is copied or typed as it is may have one. */
export default {
  name: 'eszett',
  level: 'error',
  check: (site) =>
    matchesInSource(site, pattern, (_, word) =>
      word
        ? `«${word}» enthält ein ß → Schreiben Sie «${word.replace(/ß/g, 'ss').replace(/ẞ/g, 'SS')}».`
        : null,
    ),
} satisfies Rule;
