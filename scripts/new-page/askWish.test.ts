import {expect, it} from 'vitest';
import type {Ask} from '../lib/ask';
import {siteOf} from '@portal/content/source/site';
import {askWish} from './askWish';

const site = siteOf({
  'typo3/inhalte/_category_.json': '{"label": "Inhalte"}',
  'typo3/inhalte/layout/_category_.json': '{"label": "Layout-Elemente"}',
  'typo3/_partials/_teil.mdx': 'Text',
  'email/webmail.mdx': '',
});

/** Answers one after the other and keeps the questions. */
function answering(...answers: string[]): {ask: Ask; questions: string[]} {
  const questions: string[] = [];
  const ask = async (question: string) => {
    questions.push(question);
    return answers.shift() ?? '';
  };
  return {ask, questions};
}

it('asks in German until an answer fits', async () => {
  const {ask, questions} = answering('99', '1', 'Inhalte › Layout-Elemente', '2', ' ', 'Spalten');
  const wish = await askWish({}, site, ask);
  expect(wish).toMatchObject({folder: 'inhalte/layout', type: 'element', title: 'Spalten'});
  expect(wish.section.folder).toBe('typo3');
  expect(questions[0]).toContain('1  TYPO3 Version 13\n  2  TYPO3 Version 12');
  expect(questions[1]).toMatch(
    /^\n«99» steht nicht in der Liste → Tippen Sie eine Nummer von 1 bis \d+, oder den Namen, wie er dasteht\.\n\nHandbuch:/,
  );
  expect(questions.at(-1)).toMatch(/^\nSie haben keinen Titel eingegeben → .*\n\nTitel der Seite/);
  expect(questions[2]).toBe(
    '\nKategorie:\n  1  Direkt im Handbuch, ohne Kategorie\n  2  Inhalte\n  3  Inhalte › Layout-Elemente\nNummer: ',
  );
});

it('says what is wrong with a title before it asks again', async () => {
  const titles = ['?!', 'CON', 'x'.repeat(101), 'Webmail', 'Webmail lesen'];
  const {ask, questions} = answering(...titles);
  const wish = await askWish({handbuch: 'email', kategorie: '', typ: 'aufgabe'}, site, ask);
  expect(wish.title).toBe('Webmail lesen');
  expect(questions.map((question) => question.split(' → ')[0]!.trim())).toEqual([
    expect.stringMatching(/^Titel der Seite/),
    'Der Titel «?!» braucht mindestens einen Buchstaben von a bis z oder eine Ziffer',
    'Den Dateinamen «con.mdx» kann Windows nicht speichern, weil dort ein Gerät so heisst',
    'Der Titel hat 101 Zeichen',
    'Eine Seite mit der Adresse /email/webmail gibt es schon',
  ]);
});

it('takes everything from the command line', async () => {
  const {ask, questions} = answering();
  const given = {handbuch: 'typo3/12.0', kategorie: '', typ: 'aufgabe', titel: ' Hallo '};
  const wish = await askWish(given, site, ask);
  expect(wish).toMatchObject({folder: '', type: 'aufgabe', title: 'Hallo'});
  expect(wish.section.folder).toBe('typo3_versioned_docs/version-12.0');
  expect(questions).toEqual([]);
});

it('names what is possible', async () => {
  const {ask} = answering();
  await expect(askWish({handbuch: 'typo4'}, site, ask)).rejects.toThrow(
    'Handbuch «typo4» gibt es nicht. Möglich sind: typo3, typo3/12.0, email,',
  );
});
