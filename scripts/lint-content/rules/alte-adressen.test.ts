import {expect, it} from 'vitest';
import {siteOf} from '@portal/content/source/site';
import {jsonProblem} from '../lib/json';
import {head} from '../lib/testing';
import rule, {checkOldAddresses} from './alte-adressen';

const site = siteOf({'email/webmail.mdx': head, 'email/login.mdx': head});
const check = (source: string) =>
  checkOldAddresses(source, site).map(({line, message}) => `${line} ${message}`);

it.each([
  ['{\n  "/email/alt": "/email/webmail",\n}\n', `3 ${jsonProblem}`],
  ['[]', `1 ${jsonProblem}`],
  ['{\n  "/email/alt": "/email/webmial"\n}', 'Meinten Sie «/email/webmail»?'],
  ['{"/email/webmail": "/email/login"}', 'Die Seite «/email/webmail» gibt es noch → '],
  ['{"email/alt": "/email/webmail"}', 'Schreiben Sie nur den Weg: «/email/alt».'],
  ['{"https://a.ch/email/alt": "/email/webmail"}', 'Schreiben Sie nur den Weg: «/email/alt».'],
  ['{"/email/alt": "email/webmail"}', 'Schreiben Sie nur den Weg: «/email/webmail».'],
  ['{"/email/alt": 3}', '«3» ist keine Adresse → '],
  ['{"/email/a": "/email/b",\n"/email/b": "/email/webmail"}', 'ist selber umgezogen → '],
  ['{"/email/alt": "/email/webmail#passwort"}', 'führt auf ganze Seiten'],
  ['{"/email/alt": "/img/logo.svg"}', '«/img/logo.svg» gibt es nicht → '],
])('finds what is wrong in %j', (source, message) => {
  expect(check(source)).toEqual([expect.stringContaining(message)]);
});

it('accepts pages', () => {
  expect(check('{"/email/a": "/email/webmail", "/c": "/search"}')).toEqual([]);
});

it('reads the list of the project', () => {
  expect(rule.check(site).map(({message}) => message)).not.toContain(jsonProblem);
});
