import {describe, expect, it} from 'vitest';
import type {IndexFile} from '../index/format';
import {manualStems, namedFiles} from './named';

const fileOf = (group: string) =>
  ({pages: [{path: '/', group, sections: []}]}) as unknown as IndexFile;
const webkit = fileOf('Webkit Smart › Grundlagen');
const email = fileOf('E-Mail');
const names = new Map([webkit, email].map((file) => [file, manualStems(file)]));

it('manualStems: the name of the manual without its category', () => {
  expect(manualStems(webkit)).toEqual(['webkit', 'smart']);
  expect(manualStems(email)).toEqual(['email']);
  expect(manualStems({...email, pages: []})).toEqual([]);
});

describe('namedFiles', () => {
  const named = (query: string) =>
    namedFiles(
      query.split(' ').map((unit) => ({words: unit.split('+')})),
      names,
    ).map((files) => [...files].map((file) => (file === webkit ? 'webkit' : 'email')).join());

  it.each([
    ['the beginning of a name', 'webkit login', ['webkit', '']],
    ['the whole name, anywhere', 'bild webkit smart', ['', 'webkit', 'webkit']],
    ['a name in two words', 'e+mail anhang', ['email', '']],
    ['several names', 'webkit email', ['webkit', 'email']],
    ['no other part of a name', 'smart login', ['', '']],
    ['no query that is nothing else', 'webkit smart', ['', '']],
  ])('%s: «%s»', (_, query, expected) => {
    expect(named(query)).toEqual(expected);
  });
});
