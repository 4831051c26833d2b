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
const linked = (changed: object) => text({...category, link: {...link, ...changed}});

it.each([
  [text(category).replace('3,', '3,,'), '3 Die Datei lässt sich nicht lesen → '],
  [text(category).replace(/\n\}$/, ',\n}'), '15 Die Datei lässt sich nicht lesen → '],
  [text(category).replace('"Programme"', '„Programme“'), '2 Die Datei lässt sich nicht lesen → '],
  [text(category).replace(/\n\}$/, ''), '14 Die Datei lässt sich nicht lesen → '],
  ['[]', '1 Die Datei lässt sich nicht lesen → '],
  [text({...category, label: undefined}), '1 Der Schlüssel «label» fehlt → Ergänzen Sie ihn'],
  [text({...category, label: 7}), '2 Der Schlüssel «label» muss ein Text sein → '],
  [text({...category, position: '3'}), '3 Der Schlüssel «position» muss eine Zahl sein'],
  [text({...category, lable: 'A'}), '15 Den Schlüssel «lable» gibt es nicht → Meinten Sie «la'],
  [linked({description: 'Kurz.'}), '8 Der Schlüssel «description» hat 5 Zeichen → '],
  [linked({slug: undefined}), '1 Der Schlüssel «slug» fehlt'],
  [linked({slug: 'mit leerschlag'}), '6 Der Schlüssel «slug» darf nur'],
  [linked({titel: 'A'}), '14 Den Schlüssel «titel» gibt es nicht → '],
  [linked({type: 'generated'}), '5 Der Schlüssel «type» ist «generated» → Schreiben Sie "type":'],
])('finds the mistake in %j', async (source, message) => {
  expect(await checkFiles(rule, {[file]: source})).toEqual([
    expect.stringContaining(`${file}:${message}`),
  ]);
});

it('knows the page of a category by its path in the manual', async () => {
  const check = (id: string) =>
    checkFiles(rule, {
      [file]: text({label: 'Programme', position: 2.5, link: {type: 'doc', id}}),
      'email/programme/uebersicht.mdx': head,
      'wordpress/weg.mdx': head,
    });
  expect(await check('programme/uebersicht')).toEqual([]);
  expect(await check('weg')).toEqual([
    `${file}:6 Die Seite «weg» gibt es in diesem Handbuch nicht → Schreiben Sie den Pfad ihrer Datei ohne «.mdx».`,
  ]);
  expect(await check('programme/übersicht')).toEqual([
    expect.stringContaining(' Meinten Sie «programme/uebersicht»?'),
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
  const elsewhere = 'typo3/weitere/_category_.json';
  const twice = {[file]: text(category), [other]: text(category), [elsewhere]: text(category)};
  expect(await checkFiles(rule, twice)).toEqual([
    expect.stringContaining(`${file}:2 Die Kategorie «Programme» gibt es in diesem Handbuch schon`),
    expect.stringContaining(`${other}:2 Die Kategorie «Programme»`),
  ]);
  const keyed = {...twice, [other]: text({...category, key: 'weitere'})};
  expect(await checkFiles(rule, keyed)).toEqual([]);
});

it('finds a folder with pages and without a name', async () => {
  const pages = {
    'email/a/_category_.json': text(category),
    'email/a/b/seite.mdx': head,
    'email/seite.mdx': head,
    'email/_partials/_a.mdx': '',
  };
  expect(await checkFiles(rule, pages)).toEqual([
    expect.stringContaining('email/a/b:1 Der Ordner ist keine Kategorie, in der Seitenleiste'),
  ]);
});

it.each(['category.json', '_Category_.json', '_category_.yml', '_category_ (1).json'])(
  'finds the name %s',
  async (name) => {
    expect(await checkFiles(rule, {}, [{file: `email/a/${name}`, size: 1}])).toEqual([
      `email/a/${name}:1 Die Datei einer Kategorie heisst anders → Benennen Sie sie um in «_category_.json», oder löschen Sie sie, wenn sie eine Kopie ist.`,
    ]);
  },
);
