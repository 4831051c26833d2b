import {expect, it} from 'vitest';
import {checkBody, checkFiles} from '../lib/testing';
import rule from './eszett';

it('finds ß in text, code and categories and gives the Swiss spelling', async () => {
  expect(await checkBody(rule, 'Die Strasse.\n\nDie `Straße` ist groß.\n')).toEqual([
    '3 «Straße» enthält ein ß → Schreiben Sie «Strasse».',
    '3 «groß» enthält ein ß → Schreiben Sie «gross».',
  ]);
  expect(await checkFiles(rule, {'email/_category_.json': '{"label":\n"Maß"}'})).toEqual([
    'email/_category_.json:2 «Maß» enthält ein ß → Schreiben Sie «Mass».',
  ]);
});
