import {expect, it} from 'vitest';
import {checkBody} from '../lib/testing';
import rule from './satzlaenge';

const sentence = (words: number) => `${'Wort '.repeat(words - 1)}Ende.`;

it('warns of a sentence with more than 30 words', async () => {
  expect(rule.level).toBe('warning');
  expect(await checkBody(rule, `Kurz. ${sentence(31)}\n`)).toEqual([
    expect.stringMatching(
      /^1 Der Satz «Wort Wort .+…» hat 31 Wörter → Machen Sie zwei Sätze daraus/,
    ),
  ]);
  expect(await checkBody(rule, `| Feld |\n|---|\n| ${sentence(40)} |\n`)).toHaveLength(1);
});

it('accepts several short sentences', async () => {
  expect(await checkBody(rule, `${sentence(30)} ${sentence(30)}\n`)).toEqual([]);
});
