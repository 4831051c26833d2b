import {expect, it} from 'vitest';
import {checkFiles, head} from '../lib/testing';
import rule from './geprueft';

const unchecked = head.replace(/geprueft: .*\n/, '');

it('asks for the day of the check', async () => {
  expect(await checkFiles(rule, {'email/test.mdx': unchecked})).toEqual([
    'email/test.mdx:1 Der Schlüssel «geprueft» fehlt → Nennen Sie den Tag, an dem die Anleitung durchgespielt wurde.',
  ]);
});

it('takes none for a platform that nobody could see', async () => {
  expect(await checkFiles(rule, {'dorfplatz/test.mdx': head})).toEqual([
    'dorfplatz/test.mdx:7 Das Handbuch «Dorfplatz» beschreibt eine Plattform, die niemand durchspielen konnte → Löschen Sie die Zeile «geprueft».',
  ]);
});

it('accepts each in its place, and partials without a head', async () => {
  const files = {
    'email/test.mdx': head,
    'dorfplatz/test.mdx': unchecked,
    'email/_teil.mdx': 'Text',
  };
  expect(await checkFiles(rule, files)).toEqual([]);
});
