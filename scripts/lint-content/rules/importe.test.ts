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
  ['../_partials/_anmeldem.mdx', 'gibt es nicht', 'Meinten Sie «../_partials/_anmelden.mdx»?'],
  ['../_partials/_nirgends.mdx', 'gibt es nicht', 'den Pfad hinter «from».'],
  ['./nirgends', 'gibt es nicht', 'den Pfad hinter «from».'],
  ['@site/src/components', 'gibt es nicht', 'den Pfad hinter «from».'],
  ['@portal/course/exercises/css-bordr', 'gibt es nicht', 'den Namen hinter «from».'],
  ['@portal/kurs', 'gibt es nicht', 'den Namen hinter «from».'],
  ['/email/_partials/_anmelden.mdx', 'beginnt weder mit', '«../_partials/_anmelden.mdx»?'],
  ['@sites/email/_nirgends.mdx', 'beginnt weder mit ./ noch mit @site/', 'den Anfang.'],
])('finds %s', async (source, problem, remedy) => {
  const [found = '', ...others] = await check(source);
  expect(found).toContain(`email/programme/test.mdx:10`);
  expect(found).toContain(`«${source}» ${problem}`);
  expect(found.endsWith(remedy)).toBe(true);
  expect(others).toEqual([]);
});

it.each(['@site/src/components/Figure/Legend', '@site/src/config/footer', 'react'])(
  'accepts %s',
  async (source) => expect(await check(source)).toEqual([]),
);

it('finds a name that begins small', async () => {
  const files = {
    'email/_anmelden.mdx': 'Text',
    'email/test.mdx': `${head}import anmelden from './_anmelden.mdx';\n\n<anmelden />\n`,
  };
  expect(await checkFiles(rule, files)).toEqual([
    expect.stringMatching(/:10 Der Name «anmelden» hinter «import» beginnt klein.+ <Anmelden \/>/),
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
