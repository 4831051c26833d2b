import {expect, it} from 'vitest';
import {checkFiles, head} from '../lib/testing';
import rule from './importe';

const check = (source: string) =>
  checkFiles(rule, {
    'email/_partials/_anmelden.mdx': 'Text',
    'email/programme/test.mdx': `${head}import Teil from '${source}';\n\n<Teil />\n`,
  });

it.each([
  ['../_partials/_anmeldem.mdx', ' Meinten Sie «../_partials/_anmelden.mdx»?'],
  ['@site/email/_partial/_anmelden.mdx', ' Meinten Sie «@site/email/_partials/_anmelden.mdx»?'],
  ['../_partials/_nirgends.mdx', ''],
  ['./nirgends', ''],
  ['@site/src/components', ''],
])('finds %s', async (source, meant) => {
  expect(await check(source)).toEqual([
    `email/programme/test.mdx:10 Die Datei «${source}» gibt es nicht → Korrigieren Sie den Pfad hinter «from».${meant}`,
  ]);
});

it.each([
  '../_partials/_anmelden.mdx',
  '@site/email/_partials/_anmelden.mdx',
  '@site/src/components/course',
  '@site/src/components/MarkerCreator',
  '@site/src/text/nearest',
  'react',
])('accepts %s', async (source) => {
  expect(await check(source)).toEqual([]);
});
