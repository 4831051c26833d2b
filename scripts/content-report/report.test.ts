import {describe, expect, it} from 'vitest';
import {siteOf} from '@portal/content/source/site';
import {claims} from '../lint-content/lib/testing';
import type {Result} from '../lint-content/run';
import {contentReport} from './report';
import {table} from './table';

const head = (date: string) => `---\ntitle: Seite\ngeprueft: ${date}\n---\n\n`;
const site = siteOf({
  'email/index.mdx': `${head('2026-11-21')}Drei kurze Wörter.\n`,
  'email/webmail.mdx': `${head('2026-03-01')}import Teil from './_partials/_teil.mdx';\n\nSo geht es:\n\n<Teil />\n`,
  'email/kalender.mdx': '---\ntitle: Seite\n---\n\n<UiSketch alt="Maske" />\n',
  'email/kalender.belege.yaml': claims('Ein Satz, der stimmt'),
  'email/_partials/_teil.mdx': '<UiSketch alt="Maske">\n</UiSketch>\n\nKlicken Sie.\n',
  'hgv/index.mdx':
    '---\ntitle: Seite\n---\n\n## A\n\n<Steps>\n\n1. Eins\n2. Zwei\n3. Drei\n\n</Steps>\n',
  'hgv/index.walk.json': JSON.stringify({
    product: 'HGV',
    version: '1.0.0',
    day: '2026-11-26',
    units: {
      'a 1': {seen: [], beyond: ['Der Zweig ist zu.']},
      'a 2': {seen: [], unseen: {'*': 'Braucht ein Telefon'}},
    },
    pictures: {},
    unseen: {Hilfe: ''},
  }),
});
const result = (file: string, level: Result['level']): Result => ({
  file,
  level,
  line: 1,
  rule: 'links',
  message: '',
});
const reports = contentReport(site, [
  result('email/index.mdx', 'error'),
  result('email/_partials/_teil.mdx', 'warning'),
  result('cspell/words.txt', 'error'),
]);

describe('contentReport', () => {
  it('counts pages and words, partials in their places', () => {
    expect(reports.map(({label, pages}) => [label, pages.length])).toEqual([
      ['E-Mail', 3],
      ['HGV', 1],
    ]);
    expect(reports[0]).toMatchObject({words: 8, errors: 1, warnings: 1, address: '/email'});
  });

  it('finds the pages without picture and the oldest check', () => {
    expect(reports[0]?.withoutPicture).toEqual(['/email']);
    expect(reports[0]?.oldest).toMatchObject({address: '/email/webmail', checked: '2026-03-01'});
  });

  it('counts the pages whose claims have sources, and takes their day', () => {
    expect(reports.map(({claimed}) => claimed)).toEqual([1, 0]);
    expect(reports[0]?.pages.map(({checked}) => checked)).toContain('2026-11-27');
  });

  it('counts the steps that a walk has done, and takes its day', () => {
    expect(reports[1]).toMatchObject({
      steps: 3,
      walked: 1,
      beyond: 1,
      oldest: {checked: '2026-11-26'},
    });
  });
});

it('prints a table', () => {
  expect(table(reports)).toBe(
    [
      'Handbuch  Seiten  Wörter  ohne Bild  älteste Prüfung  belegt  Schritte  durchgespielt  Ausnahmen  Fehler  Hinweise',
      'E-Mail         3       8          1       2026-03-01    33 %         0              –          0       1         1',
      'HGV            1       4          1       2026-11-26     0 %         3           33 %          1       0         0',
      'Zusammen       4      12          2                     25 %         3           33 %          1       1         1',
      '',
      'Seiten ohne Bild:',
      '  /email',
      '  /hgv',
      '',
      'Schritte, bei denen der Durchgang mehr tut, als die Seite sagt:',
      '  /hgv: 1 von 3',
      '',
      'Beschriftungen ausserhalb der Schritte, die der Durchgang nicht gesehen hat:',
      '  /hgv: Hilfe',
    ].join('\n'),
  );
});
