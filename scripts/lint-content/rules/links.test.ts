import {expect, it} from 'vitest';
import {checkFiles, head} from '../lib/testing';
import rule from './links';

const category = JSON.stringify({
  label: 'Programme',
  link: {type: 'generated-index', slug: '/category/programme'},
});
const others = {
  'email/index.mdx': `${head}## Erste Hilfe\n`,
  'email/webmail.mdx': `${head}## Passwort ändern {#passwort}\n\n<Question title="Wo bin ich?">\n\nHier.\n\n</Question>\n`,
  'email/programme/_category_.json': category,
  'email/_partials/_teil.mdx': 'Text\n',
  'typo3_versioned_docs/version-12.0/login.mdx': head,
  'email/entwurf.mdx': head.replace('title:', 'draft: true\ntitle:'),
  'typo3/grundlagen/backend.mdx': head,
  'wordpress/basics/einstieg.mdx': head.replace('title:', 'slug: /einstieg\ntitle:'),
};
const check = (link: string) => checkFiles(rule, {...others, 'email/test.mdx': `${head}${link}\n`});

const copy = 'Kopieren Sie sie aus der Adresszeile des Browsers.';
const draft = 'ist ein Entwurf, den das veröffentlichte Handbuch nicht enthält → ';
const correct = 'Korrigieren Sie den Dateinamen. Meinten Sie «./webmail.mdx»?';

it.each([
  ['', 'Der Link hat kein Ziel → '],
  ['/email/webmial', 'Meinten Sie «/email/webmail»?'],
  ['/typo3/grundlagen/bildarchiv', 'gibt es nicht → Korrigieren Sie sie.'],
  ['http://localhost:3000/email/webmail', 'Schreiben Sie nur den Weg: «/email/webmail».'],
  ['https://www.example.ch:80a', copy],
  ['http://', copy],
  ['https://https://www.post.ch', copy],
  // Addresses that tell of who has them.
  [
    'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.example.ch%2Fhilfe&data=05',
    'Schreiben Sie die Adresse dahinter: «https://www.example.ch/hilfe».',
  ],
  [
    'https://protect-eu.mimecast.com/s/abc?domain=example.ch',
    'macht einen Umweg über «protect-eu.mimecast.com» und kann verraten, wer ihn erhalten hat',
  ],
  ['https://a.ch/hilfe?utm_source=chatgpt.com#preise', '«https://a.ch/hilfe#preise».'],
  // Addresses that nobody else can open.
  ['file:///home/muster/login.mdx', 'öffnet niemand → '],
  ['C:\\Users\\login.mdx', 'öffnet niemand → '],
  ['htps://www.post.ch', 'öffnet niemand → '],
  // Addresses without their beginning.
  ['https//post.ch', 'Schreiben Sie «https://post.ch».'],
  ['http:/post.ch', 'Schreiben Sie «http://post.ch».'],
  ['https:post.ch', 'Schreiben Sie «https://post.ch».'],
  ['post.ch/a', 'Schreiben Sie «https://post.ch/a».'],
  ['info@example.ch', 'Schreiben Sie «mailto:info@example.ch».'],
  // Files of the manuals.
  ['..\\email\\webmail.mdx', correct],
  ['./hilfe/webmail.mdx', correct],
  ['./webmial.mdx', correct],
  ['./rabatt-50%.mdx', 'gibt es nicht → Korrigieren Sie den Dateinamen.'],
  ['../typo3/grundlagen/backend.mdx#x', 'ihre Adresse: «/typo3/grundlagen/backend».'],
  ['./entwurf.mdx', draft],
  ['/email/entwurf', draft],
  ['./merkblatt.pdf', 'gibt es nicht → Legen Sie sie dort ab'],
  ['./webmail', 'Der Verweis «./webmail» endet nicht auf .mdx → '],
  ['./_partials/_teil.mdx', 'ist ein gemeinsamer Abschnitt ohne eigene Adresse → '],
  // Places of pages.
  ['./webmail.mdx##passwort', 'Meinten Sie «passwort»?'],
  ['./webmail.mdx#passwor', 'Die Stelle «#passwor» gibt es auf «webmail.mdx» nicht'],
  ['#nirgends', 'Geben Sie der Überschrift dort diese Marke: {#nirgends}.'],
])('finds %s', async (link, message) => {
  expect(await check(`[Ziel](${link})`)).toEqual([expect.stringContaining(message)]);
});

it('finds a file in a tag, which nobody resolves', async () => {
  expect(await check('<a href="./webmail.mdx#passwort">Ziel</a>')).toEqual([
    'email/test.mdx:10 «<a href="./webmail.mdx#passwort">» führt ins Leere → Schreiben Sie [Text](./webmail.mdx#passwort).',
  ]);
  expect(await check('<a href="/email/webmail#passwort">Ziel</a>')).toEqual([
    expect.stringContaining('wenn das Handbuch nicht zuoberst auf seiner Website liegt → '),
  ]);
  expect(await check('<a href="https://www.post.ch">Ziel</a>')).toEqual([]);
});

it('accepts a draft’s link to another draft, and the other version of a manual by its file', async () => {
  const files = {
    'email/neu.mdx': `${head.replace('title:', 'draft: true\ntitle:')}[Ziel](./entwurf.mdx)\n`,
    'typo3/index.mdx': `${head}[Ziel](../typo3_versioned_docs/version-12.0/login.mdx)\n`,
    // The umlauts of pages and places may be decomposed.
    'email/u\u0308bersicht.mdx': `${head}## U\u0308bersicht\n`,
    'email/test.mdx': `${head}[A](./übersicht.mdx#übersicht), [B](./u\u0308bersicht.mdx#u\u0308bersicht)\n`,
  };
  expect(await checkFiles(rule, {...others, ...files})).toEqual([]);
});

it.each([
  '/email#erste-hilfe',
  '/email/category/programme',
  '/email/webmail#frage-wo-bin-ich',
  './webmail.mdx#passwort',
  '/typo3/12.0/login',
  '/wordpress/einstieg',
  '/search?q=Bild',
  '/img/logo.svg',
])('accepts %s', async (link) => {
  expect(await check(`[Ziel](${link})`)).toEqual([]);
});

it.each([
  `${head}## Eins\n\n<Steps>\n`,
  `${head}<<<<<<< HEAD\n## Eins\n=======\n## Eins\n>>>>>>> main\n`,
  head.replace('title: Anmelden', 'title: Mail: so\nslug: /neu'),
])('leaves the places of a page that cannot be read to the rule that says so', async (broken) => {
  const page = `${head}[Eins](./kaputt.mdx#eins), [Eins](/email/neu)\n`;
  const found = await checkFiles(rule, {'email/kaputt.mdx': broken, 'email/test.mdx': page});
  expect(found).toEqual(broken.includes('slug') ? [] : [expect.stringContaining('/email/neu')]);
});
