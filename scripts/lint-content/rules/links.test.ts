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
  'typo3_versioned_docs/version-12.0/login.mdx': head,
  'email/entwurf.mdx': head.replace('title:', 'draft: true\ntitle:'),
  'typo3/grundlagen/backend.mdx': head,
  'wordpress/basics/einstieg.mdx': head.replace('title:', 'slug: /einstieg\ntitle:'),
};
const check = (link: string) =>
  checkFiles(rule, {...others, 'email/test.mdx': `${head}[Ziel](${link})\n`});

it.each([
  [
    '/email/webmial',
    'Die Adresse «/email/webmial» gibt es nicht → Korrigieren Sie sie. Meinten Sie «/email/webmail»?',
  ],
  ['', 'Der Link hat kein Ziel → Schreiben Sie in die runden Klammern, wohin er führt.'],
  [
    'http://localhost:3000/email/webmail',
    'Der Link führt auf die Vorschau, die nur auf Ihrem Computer läuft → Schreiben Sie nur den Weg: «/email/webmail».',
  ],
  [
    'https://www.example.ch:80a',
    'Die Adresse «https://www.example.ch:80a» gibt es so nicht → Kopieren Sie sie aus der Adresszeile des Browsers.',
  ],
  [
    'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.example.ch%2Fhilfe&data=05%7C02%7Cm.muster%40example.ch%7Cabc&reserved=0',
    'Der Link macht einen Umweg über «eur01.safelinks.protection.outlook.com» und kann verraten, wer ihn erhalten hat → Schreiben Sie die Adresse dahinter: «https://www.example.ch/hilfe».',
  ],
  [
    'https://protect-eu.mimecast.com/s/abc?domain=example.ch',
    'Der Link macht einen Umweg über «protect-eu.mimecast.com» und kann verraten, wer ihn erhalten hat → Öffnen Sie ihn, und kopieren Sie die Adresse aus der Adresszeile des Browsers.',
  ],
  [
    'https://www.example.ch/hilfe?utm_source=chatgpt.com#preise',
    'Diese Adresse verrät, woher Sie sie haben → Schreiben Sie nur «https://www.example.ch/hilfe#preise».',
  ],
  [
    'http://',
    'Die Adresse «http://» gibt es so nicht → Kopieren Sie sie aus der Adresszeile des Browsers.',
  ],
  [
    'https://https://www.post.ch',
    'Die Adresse «https://https://www.post.ch» gibt es so nicht → Kopieren Sie sie aus der Adresszeile des Browsers.',
  ],
  ...['file:///home/muster/login.mdx', 'C:\\Users\\login.mdx', 'htps://www.post.ch'].map((url) => [
    url,
    `Die Adresse «${url}» öffnet niemand → Schreiben Sie https://…, und für eine Datei des Handbuchs den Pfad von dieser Seite aus, zum Beispiel ./login.mdx.`,
  ]),
  [
    './webmail.mdx##passwort',
    'Die Stelle «##passwort» gibt es auf «webmail.mdx» nicht → Meinten Sie «passwort»? Sonst geben Sie der Überschrift dort diese Marke: {##passwort}.',
  ],
  [
    '..\\email\\webmail.mdx',
    'Die Seite «..\\email\\webmail.mdx» gibt es nicht → Korrigieren Sie den Dateinamen. Meinten Sie «./webmail.mdx»?',
  ],
  [
    './hilfe/webmail.mdx',
    'Die Seite «./hilfe/webmail.mdx» gibt es nicht → Korrigieren Sie den Dateinamen. Meinten Sie «./webmail.mdx»?',
  ],
  [
    '/typo3/grundlagen/bildarchiv',
    'Die Adresse «/typo3/grundlagen/bildarchiv» gibt es nicht → Korrigieren Sie sie.',
  ],
  [
    './webmial.mdx',
    'Die Seite «./webmial.mdx» gibt es nicht → Korrigieren Sie den Dateinamen. Meinten Sie «./webmail.mdx»?',
  ],
  [
    '../typo3/grundlagen/backend.mdx#x',
    'Die Seite «../typo3/grundlagen/backend.mdx» liegt in einem andern Handbuch → Schreiben Sie ihre Adresse: «/typo3/grundlagen/backend».',
  ],
  [
    './entwurf.mdx',
    'Die Seite «./entwurf.mdx» ist ein Entwurf, den das veröffentlichte Handbuch nicht enthält → Löschen Sie dort «draft», oder nehmen Sie den Link heraus.',
  ],
  [
    '/email/entwurf',
    'Die Seite «/email/entwurf» ist ein Entwurf, den das veröffentlichte Handbuch nicht enthält → Löschen Sie dort «draft», oder nehmen Sie den Link heraus.',
  ],
  ...['https//post.ch', 'http:/post.ch', 'https:post.ch', 'www.post.ch', 'post.ch/a'].map((url) => [
    url,
    `Der Adresse «${url}» fehlt der Anfang → Schreiben Sie «${url.startsWith('http:') ? 'http' : 'https'}://${url.replace(/^https?:?\/*/, '')}».`,
  ]),
  [
    'info@example.ch',
    'Der E-Mail-Adresse «info@example.ch» fehlt der Anfang → Schreiben Sie «mailto:info@example.ch».',
  ],
  [
    './merkblatt.pdf',
    'Die Datei «./merkblatt.pdf» gibt es nicht → Legen Sie sie dort ab, oder korrigieren Sie den Pfad.',
  ],
  [
    './webmail',
    'Der Verweis «./webmail» endet nicht auf .mdx → Schreiben Sie den Dateinamen der Seite ganz, zum Beispiel «./login.mdx».',
  ],
  [
    './webmail.mdx#passwor',
    'Die Stelle «#passwor» gibt es auf «webmail.mdx» nicht → Meinten Sie «passwort»? Sonst geben Sie der Überschrift dort diese Marke: {#passwor}.',
  ],
  [
    './rabatt-50%.mdx',
    'Die Seite «./rabatt-50%.mdx» gibt es nicht → Korrigieren Sie den Dateinamen.',
  ],
  [
    '#nirgends',
    'Die Stelle «#nirgends» gibt es auf «test.mdx» nicht → Geben Sie der Überschrift dort diese Marke: {#nirgends}.',
  ],
])('finds %s', async (link, message) => {
  expect(await check(link)).toEqual([`email/test.mdx:10 ${message}`]);
});

it('finds a place and a page whichever way their umlauts are written', async () => {
  const files = {
    'email/u\u0308bersicht.mdx': `${head}## U\u0308bersicht pru\u0308fen\n`,
    'email/test.mdx': `${head}[A](./übersicht.mdx#übersicht-prüfen), [B](./u\u0308bersicht.mdx#u\u0308bersicht-pru\u0308fen)\n`,
  };
  expect(await checkFiles(rule, files)).toEqual([]);
});

it('finds a file in a tag, which nobody resolves', async () => {
  const page = (href: string) => ({'email/test.mdx': `${head}<a href="${href}">Ziel</a>\n`});
  expect(await checkFiles(rule, {...others, ...page('./webmail.mdx#passwort')})).toEqual([
    'email/test.mdx:10 «<a href="./webmail.mdx#passwort">» führt ins Leere → Schreiben Sie [Text](./webmail.mdx#passwort).',
  ]);
  expect(await checkFiles(rule, {...others, ...page('/email/webmail#passwort')})).toEqual([
    'email/test.mdx:10 «<a href="/email/webmail#passwort">» führt ins Leere, wenn das Handbuch nicht zuoberst auf seiner Website liegt → Schreiben Sie [Text](/email/webmail#passwort).',
  ]);
  expect(await checkFiles(rule, {...others, ...page('https://www.post.ch')})).toEqual([]);
});

it('finds a partial, which has no address', async () => {
  const files = {
    'email/_partials/_teil.mdx': 'Text\n',
    'email/test.mdx': `${head}[Ziel](./_partials/_teil.mdx)\n`,
  };
  expect(await checkFiles(rule, {...others, ...files})).toEqual([
    'email/test.mdx:10 «./_partials/_teil.mdx» ist ein gemeinsamer Abschnitt ohne eigene Adresse → Verweisen Sie auf eine Seite, die ihn zeigt.',
  ]);
});

it('accepts a draft’s link to another draft, and the other version of a manual by its file', async () => {
  const files = {
    'email/neu.mdx': `${head.replace('title:', 'draft: true\ntitle:')}[Ziel](./entwurf.mdx)\n`,
    'typo3/index.mdx': `${head}[Ziel](../typo3_versioned_docs/version-12.0/login.mdx)\n`,
  };
  expect(await checkFiles(rule, {...others, ...files})).toEqual([]);
});

it.each([
  '/email',
  '/email#erste-hilfe',
  '/email/category/programme',
  '/email/webmail#frage-wo-bin-ich',
  './webmail.mdx#passwort',
  '/typo3/12.0/login',
  '/wordpress/einstieg',
  '/search?q=Bild',
  '/img/logo.svg',
  'https://example.ch/nie',
  'mailto:support@example.ch',
])('accepts %s', async (link) => {
  expect(await check(link)).toEqual([]);
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
