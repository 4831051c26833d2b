import {expect, it} from 'vitest';
import {checkFiles, head} from '../lib/testing';
import rule from './importe';
import links from './links';
import headings from './ueberschriften';

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

it.each(['@portal/course/exercises/css-bordr', '@portal/kurs'])(
  'reports %s, which no package of the project has',
  async (source) => {
    expect(await check(source)).toEqual([
      `email/programme/test.mdx:10 «${source}» gibt es nicht → Korrigieren Sie den Namen hinter «from».`,
    ]);
  },
);

it.each([
  '../_partials/_anmelden.mdx',
  '@site/email/_partials/_anmelden.mdx',
  '@site/src/components/Figure/Legend',
  '@site/src/components/MarkerCreator',
  '@site/src/config/footer',
  '@portal/course',
  '@portal/course/exercises/css-border',
  'react',
])('accepts %s', async (source) => {
  expect(await check(source)).toEqual([]);
});

it.each([
  ['_partials/_anmelden.mdx', ' Meinten Sie «../_partials/_anmelden.mdx»?'],
  ['/email/_partials/_anmelden.mdx', ' Meinten Sie «../_partials/_anmelden.mdx»?'],
  ['@sites/email/_nirgends.mdx', ''],
])('finds that %s would be a package', async (source, meant) => {
  expect(await check(source)).toEqual([
    `email/programme/test.mdx:10 Der Pfad «${source}» beginnt weder mit ./ noch mit @site/ → Ergänzen Sie den Anfang.${meant}`,
  ]);
});

it('finds a name that begins small', async () => {
  const files = {
    'email/_anmelden.mdx': 'Text',
    'email/test.mdx': `${head}import anmelden from './_anmelden.mdx';\n\n<anmelden />\n`,
  };
  expect(await checkFiles(rule, files)).toEqual([
    'email/test.mdx:10 Der Name «anmelden» hinter «import» beginnt klein, darum erscheint nichts → Schreiben Sie ihn hier und im Text gross: <Anmelden />.',
  ]);
});

it('finds a partial that is within itself, and reads on', async () => {
  const files = {
    'email/_partials/_a.mdx': "import B from './_b.mdx';\n\n<B />\n",
    'email/_partials/_b.mdx': "import A from './_a.mdx';\n\n<A />\n",
    'email/_partials/_c.mdx': "import C from './_c.mdx';\n\n<C />\n",
    'email/test.mdx': `${head}import A from './_partials/_a.mdx';\n\n<A />\n\n[Hier](#hier)\n`,
  };
  expect(await checkFiles(rule, files)).toEqual(
    [
      'a.mdx:1 Die Datei bindet sich mit «./_b',
      'b.mdx:1 Die Datei bindet sich mit «./_a',
      'c.mdx:1 Die Datei bindet sich mit «./_c',
    ].map((start) => expect.stringContaining(`email/_partials/_${start}`)),
  );
  expect(await checkFiles(links, files)).toHaveLength(1);
  expect(await checkFiles(headings, files)).toEqual([]);
});
