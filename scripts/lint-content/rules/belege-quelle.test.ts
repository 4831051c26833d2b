import {expect, it} from 'vitest';
import {checkFiles, claims, head} from '../lib/testing';
import rule from './belege-quelle';

/** Checks a claim with this source, and with what follows it on the line. */
const check = (source: string) =>
  checkFiles(rule, {
    'email/test.mdx': `${head}Die Regel gilt so.\n`,
    'email/test.belege.yaml': claims('Die Regel gilt so').replace('DSG Art. 19', source),
  });

const page = 'https://support.apple.com/de-ch/guide/mail';

it.each([
  'RFC 5321 Abschnitt 4',
  'Durchgang in TYPO3 13.4',
  'TYPO3-CMS/core auf GitHub',
  `${page}, satz: So ist es`,
  'https://support.google.com/mail/answer/1, satz: So ist es',
  'mündlich vom Support, grund: Nur er weiss es',
  'jemand/kopien auf GitHub, grund: Es gibt sonst keine, jahr: 2022',
])('accepts %s', async (source) => {
  expect(await check(source)).toEqual([]);
});

it.each([
  ['ChatGPT am Montag', '«ChatGPT am Montag» ist weder Hersteller'],
  ['mündlich vom Support', '«mündlich vom Support» ist weder Hersteller'],
  ['jemand/kopien auf GitHub', '«jemand/kopien auf GitHub» ist weder Hersteller'],
  ['https://discussions.apple.com/1', 'ist weder Hersteller'],
  ['https://support.google.com/mail/thread/1', 'ist weder Hersteller'],
  ['https://translate.google.com/translate?u=https://example.org', 'ist weder Hersteller'],
  ['support.microsoft.com/office/regeln', 'ist keine ganze Adresse → Kopieren Sie'],
  ['RFC 5321 und www.admin.ch', '«www.admin.ch» ist keine ganze Adresse → Kopieren Sie'],
  [page, 'fehlt die Stelle der Quelle → Schreiben Sie unter «quelle» in eine Zeile «satz:»'],
  ['jemand/kopien auf GitHub, grund: Es gibt sonst keine', 'fehlt das Jahr der fremden Quelle →'],
])('finds what is wrong with %s', async (source, problem) => {
  expect(await check(source)).toEqual([expect.stringContaining(`email/test.belege.yaml:5 `)]);
  expect((await check(source)).join()).toContain(problem);
});
