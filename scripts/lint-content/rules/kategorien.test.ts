import {expect, it} from 'vitest';
import {loadRules} from '.';
import {checkFiles, head} from '../lib/testing';
import rule from './kategorien';

const file = 'email/programme/_category_.json';
const description =
  'Outlook, Thunderbird und Apple Mail einrichten: So kommen Ihre Nachrichten auf jedes Gerät.';
const link = {
  type: 'generated-index',
  slug: '/category/programme',
  title: 'Programme',
  description,
  keywords: ['Outlook', 'Apple Mail', 'Thunderbird'],
};
const category = {label: 'Programme', position: 3, link};
const text = (value: unknown) => JSON.stringify(value, null, 2);
const check = (value: unknown) => checkFiles(rule, {[file]: text(value)});

it.each([
  ['a comma too many', text(category).replace('3,', '3,,'), 3],
  ['a comma at the end', text(category).replace(/\n\}$/, ',\n}'), 15],
  ['no quotation marks', text(category).replace('"Programme"', 'Programme'), 2],
  ['curly quotation marks', text(category).replace('"Programme"', '„Programme“'), 2],
  ['no end', text(category).replace(/\n\}$/, ''), 14],
  ['no object', '[]', 1],
])('finds a file that cannot be read: %s', async (_what, source, line) => {
  expect(await checkFiles(rule, {[file]: source})).toEqual([
    expect.stringMatching(new RegExp(`^${file}:${line} Die Datei lässt sich nicht lesen → `)),
  ]);
});

it.each([
  [{...category, label: undefined}, '1 Der Schlüssel «label» fehlt → Ergänzen Sie ihn'],
  [{...category, label: 7}, '2 Der Schlüssel «label» muss ein Text sein → '],
  [{...category, position: '3'}, '3 Der Schlüssel «position» muss eine Zahl sein'],
  [{...category, lable: 'A'}, '15 Den Schlüssel «lable» gibt es nicht → Meinten Sie «label»?'],
  [
    {...category, link: {...link, description: 'Kurz.'}},
    '8 Der Schlüssel «description» hat 5 Zeichen → ',
  ],
  [{...category, link: {...link, description: undefined}}, '1 Der Schlüssel «description» fehlt'],
  [{...category, link: {...link, slug: undefined}}, '1 Der Schlüssel «slug» fehlt'],
  [{...category, link: {...link, slug: 'mit leerschlag'}}, '6 Der Schlüssel «slug» darf nur'],
  [{...category, link: {...link, titel: 'A'}}, '14 Den Schlüssel «titel» gibt es nicht → '],
  [
    {...category, link: {...link, type: 'generated'}},
    '5 Der Schlüssel «type» ist «generated» → Schreiben Sie "type": "generated-index".',
  ],
])('finds the mistake in %j', async (value, message) => {
  expect(await check(value)).toEqual([expect.stringContaining(`${file}:${message}`)]);
});

it.each([
  category,
  {...category, key: 'programme-2'},
  {label: 'Programme', position: 2.5, link: null},
])('accepts %j', async (value) => {
  expect(await check(value)).toEqual([]);
});

it('knows the page of a category by its path in the manual', async () => {
  const files = (id: string) => ({
    [file]: text({label: 'Programme', position: 2.5, link: {type: 'doc', id}}),
    'email/programme/uebersicht.mdx': head,
    'wordpress/weg.mdx': head,
  });
  expect(await checkFiles(rule, files('programme/uebersicht'))).toEqual([]);
  const start = (id: string) =>
    `${file}:6 Die Seite «${id}» gibt es in diesem Handbuch nicht → Schreiben Sie den Pfad ihrer Datei ohne «.mdx».`;
  expect(await checkFiles(rule, files('weg'))).toEqual([start('weg')]);
  expect(await checkFiles(rule, files('programme/übersicht'))).toEqual([
    `${start('programme/übersicht')} Meinten Sie «programme/uebersicht»?`,
  ]);
});

it('leaves no other rule without a category of wrong types', async () => {
  const malformed = {label: 7, key: [], position: 'x', link: {...link, slug: 3, title: {}}};
  for (const other of await loadRules()) {
    await expect(checkFiles(other, {[file]: text(malformed)})).resolves.toBeDefined();
  }
});

it('finds two categories of one manual with the same label, at both', async () => {
  const other = 'email/weitere/_category_.json';
  const twice = {[file]: text(category), [other]: text(category)};
  expect(await checkFiles(rule, twice)).toEqual([
    `${file}:2 Die Kategorie «Programme» gibt es in diesem Handbuch schon (${other}) → Geben Sie einer der beiden einen anderen Namen, oder ergänzen Sie "key" mit einem eigenen Wort.`,
    expect.stringMatching(`^${other}:2 .+${file}`),
  ]);
  const keyed = {[file]: text(category), [other]: text({...category, key: 'weitere'})};
  expect(await checkFiles(rule, keyed)).toEqual([]);
});

it('finds a folder with pages and without a name', async () => {
  const pages = {
    'email/a/b/seite.mdx': head,
    'email/seite.mdx': head,
    'email/_partials/_a.mdx': '',
  };
  const named = {...pages, 'email/a/_category_.json': text(category)};
  expect(await checkFiles(rule, named)).toEqual([
    'email/a/b:1 Der Ordner ist keine Kategorie, in der Seitenleiste steht darum «b» → Kopieren Sie eine «_category_.json» hinein, und passen Sie sie an. Oder legen Sie die Seiten in eine bestehende Kategorie.',
  ]);
  expect(await checkFiles(rule, pages)).toHaveLength(2);
});

it('accepts the same label in another manual and in another version', async () => {
  const files = ['typo3', 'typo3_versioned_docs/version-12.0', 'email'].map((folder) => [
    `${folder}/a/_category_.json`,
    text(category),
  ]);
  expect(await checkFiles(rule, Object.fromEntries(files))).toEqual([]);
});

it.each([
  '_category.json',
  'category.json',
  '_Category_.json',
  '_category_.yml',
  '_category_.json.txt',
  '_category_ - Kopie.json',
  '_category_ (1).json',
])('finds the name %s', async (name) => {
  expect(await checkFiles(rule, {}, [{file: `email/a/${name}`, size: 1}])).toEqual([
    `email/a/${name}:1 Die Datei einer Kategorie heisst anders → Benennen Sie sie um in «_category_.json», oder löschen Sie sie, wenn sie eine Kopie ist.`,
  ]);
});
