import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {siteOf} from '@portal/content/source/site';
import rule, {checkWordList, wordList} from './wortliste';

const site = siteOf({'email/test.mdx': 'Aimeos, Äpfel und Zuoz.\n'});
const check = (...words: string[]) =>
  checkWordList(['# Wörter', ...words, ''].join('\n'), site).map(
    ({line, message}) => `${line} ${message.split(' →')[0]}`,
  );

it('finds words that are out of order, twice or not needed', () => {
  expect(check('Zuoz', 'Aimeos', 'Äpfel', 'Äpfel', 'Bever')).toEqual([
    '3 Das Wort «Aimeos» steht nicht am richtigen Ort',
    '5 Das Wort «Äpfel» steht zweimal in der Liste',
    '6 Keine Seite braucht das Wort «Bever»',
  ]);
});

it('accepts a list in order', () => {
  expect(check('Aimeos', 'Äpfel', 'Zuoz')).toEqual([]);
});

it('reads the list of the project', async () => {
  const words = readFileSync(wordList, 'utf8').match(/^\p{L}+$/gmu) ?? [];
  expect(words.length).toBeGreaterThan(100);
  expect(rule.check(siteOf({'email/test.mdx': words.join(' ')}))).toEqual([]);
});
