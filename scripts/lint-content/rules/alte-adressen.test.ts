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
  [
    '{\n  "/email/alt": "/email/webmial"\n}',
    '2 Eine Seite mit der Adresse «/email/webmial» gibt es nicht → Korrigieren Sie sie. Meinten Sie «/email/webmail»?',
  ],
  [
    '{"/email/webmail": "/email/login"}',
    '1 Die Seite «/email/webmail» gibt es noch → Löschen Sie die Zeile, oder geben Sie der Seite eine andere Adresse.',
  ],
  [
    '{"email/alt": "/email/webmail"}',
    '1 Die Adresse «email/alt» beginnt nicht mit einem Schrägstrich → Schreiben Sie nur den Weg: «/email/alt».',
  ],
  [
    '{"https://example.ch/email/alt": "/email/webmail"}',
    '1 Die Adresse «https://example.ch/email/alt» beginnt nicht mit einem Schrägstrich → Schreiben Sie nur den Weg: «/email/alt».',
  ],
  [
    '{"/email/alt": "email/webmail"}',
    '1 Die Adresse «email/webmail» beginnt nicht mit einem Schrägstrich → Schreiben Sie nur den Weg: «/email/webmail».',
  ],
  ['{"/email/alt": 3}', '1 «3» ist keine Adresse → Schreiben Sie sie in Anführungszeichen.'],
  [
    '{"/email/a": "/email/b",\n"/email/b": "/email/webmail"}',
    '1 Die Adresse «/email/b» ist selber umgezogen → Schreiben Sie «/email/webmail».',
  ],
  [
    '{"/email/alt": "/email/webmail#passwort"}',
    '1 Eine Umleitung führt auf ganze Seiten, «/email/webmail#passwort» ist eine Stelle → Schreiben Sie «/email/webmail».',
  ],
  [
    '{"/email/alt": "/img/logo.svg"}',
    '1 Eine Seite mit der Adresse «/img/logo.svg» gibt es nicht → Korrigieren Sie sie.',
  ],
])('finds what is wrong in %j', (source, message) => {
  expect(check(source)).toEqual([message]);
});

it('accepts pages', () => {
  expect(check('{"/email/a": "/email/webmail", "/c": "/search"}')).toEqual([]);
});

it('reads the list of the project', () => {
  expect(rule.check(site).map(({message}) => message)).not.toContain(jsonProblem);
});
