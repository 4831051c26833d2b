import {expect, it} from 'vitest';
import {checkFiles, claims, head} from '../lib/testing';
import rule from './geprueft';

const unchecked = head.replace(/geprueft: .*\nmit: .*\n/, '');
const walk = JSON.stringify({
  product: 'TYPO3',
  version: '13.4.27',
  day: '2026-11-26',
  units: {},
  pictures: {},
});

it.each([
  [{'dorfplatz/test.mdx': head}, 'Das Handbuch «Dorfplatz» beschreibt eine Plattform, die'],
  [{'email/test.mdx': head, 'email/test.walk.json': walk}, 'Tag und Programm stammen vom'],
  [
    {'email/test.mdx': head, 'email/test.belege.yaml': claims('Die Regel gilt')},
    'Tag und Quellen stehen in email/test.belege.yaml',
  ],
])('takes no day in the head of %j', async (files, reason) => {
  expect(await checkFiles(rule, files)).toEqual([
    expect.stringMatching(`:7 ${reason}.*→ Löschen Sie die Zeile «geprueft»`),
    expect.stringMatching(`:8 ${reason}.*→ Löschen Sie die Zeile «mit»`),
  ]);
});

it('accepts each in its place, pages without steps, and partials without a head', async () => {
  const files = {
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
