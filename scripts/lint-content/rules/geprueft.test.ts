import {expect, it} from 'vitest';
import {checkFiles, claims, head} from '../lib/testing';
import rule from './geprueft';

const unchecked = head.replace(/geprueft: .*\nmit: .*\n/, '');
const withoutProduct = head.replace(/mit: .*\n/, '');
const walk = JSON.stringify({
  product: 'TYPO3',
  version: '13.4.27',
  day: '2026-11-26',
  units: {},
  pictures: {},
});

it('asks a page with steps where they come from', async () => {
  expect(await checkFiles(rule, {'email/test.mdx': unchecked})).toEqual([
    'email/test.mdx:1 Nichts sagt, woher die Angaben stammen → Schreiben Sie in email/test.belege.yaml zu jeder Aussage die Quelle, oder «geprueft» und «mit» in den Kopf, wenn Sie die Schritte am Gerät getan haben.',
  ]);
});

it('asks who says «geprüft» for the product', async () => {
  expect(await checkFiles(rule, {'datenblaetter/test.mdx': withoutProduct})).toEqual([
    'datenblaetter/test.mdx:7 Zu «geprueft» fehlt «mit» → Haben Sie die Schritte am Gerät getan, nennen Sie Tag und Programm mit Version. Sonst löschen Sie die Zeile, und legen Sie datenblaetter/test.belege.yaml an.',
  ]);
  const onlyProduct = head.replace(/geprueft: .*\n/, '');
  expect(await checkFiles(rule, {'email/test.mdx': onlyProduct})).toEqual([
    expect.stringMatching(/^email\/test\.mdx:7 Zu «mit» fehlt «geprueft» → /),
  ]);
});

it.each([
  [{'dorfplatz/test.mdx': head}, 'Das Handbuch «Dorfplatz» beschreibt eine Plattform, die'],
  [
    {'email/test.mdx': head, 'email/test.walk.json': walk},
    'Tag und Programm stammen vom Durchgang',
  ],
  [
    {'email/test.mdx': head, 'email/test.belege.yaml': claims('Die Regel gilt')},
    'Tag und Quellen stehen in email/test.belege.yaml',
  ],
])('takes no day in the head of %j', async (files, reason) => {
  const [day, product, ...others] = await checkFiles(rule, files);
  expect(day).toMatch(new RegExp(`:7 ${reason}.*→ Löschen Sie die Zeile «geprueft»`));
  expect(product).toMatch(new RegExp(`:8 ${reason}.*→ Löschen Sie die Zeile «mit»`));
  expect(others).toEqual([]);
});

it('accepts each in its place, pages without steps, and partials without a head', async () => {
  const files = {
    'email/test.mdx': head,
    'email/belegt.mdx': unchecked,
    'email/belegt.belege.yaml': claims('Die Regel gilt'),
    'email/gegangen.mdx': unchecked,
    'email/gegangen.walk.json': walk,
    'email/index.mdx': unchecked.replace('aufgabe', 'uebersicht'),
    'dorfplatz/test.mdx': unchecked,
    'docs/test.mdx': unchecked,
    'email/_teil.mdx': 'Text',
  };
  expect(await checkFiles(rule, files)).toEqual([]);
});
