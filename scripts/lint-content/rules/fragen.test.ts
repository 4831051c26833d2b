import {expect, it} from 'vitest';
import {checkFiles, head} from '../lib/testing';
import fragen from './fragen';

/** A page with these questions in its head. */
const page = (questions: string) =>
  `${head.replace(/mit: .*\n---\n$/, `${questions}---\n`)}## Passwort {#passwort}

<Question title="Geht das auch am Telefon?">

Ja.

</Question>
`;
const check = (...pages: string[]) =>
  checkFiles(
    fragen,
    Object.fromEntries(pages.map((questions, n) => [`email/seite-${n}.mdx`, page(questions)])),
  );
const question = (section: string, text = 'Wie komme ich wieder rein?') =>
  `fragen:\n  ${section}:\n    - ${text}\n`;

it.each(['passwort', 'frage-geht-das-auch-am-telefon', 'seite'])(
  'accepts questions of the section %s',
  async (section) => expect(await check(question(section))).toEqual([]),
);

it('reports a section that the page does not have, with the one that was meant', async () => {
  expect(await check(question('pasword'))).toEqual([
    expect.stringMatching(/-0\.mdx:9 Die Seite hat keinen Abschnitt «pasword».+ «passwort»\?/),
  ]);
});

it('reports a question that two sections of a manual claim, whatever its punctuation', async () => {
  const again = question('passwort', 'wie komme ich wieder rein');
  expect(await check(question('passwort'), again)).toEqual([
    'email/seite-1.mdx:10 Die Frage «wie komme ich wieder rein» steht schon bei email/seite-0.mdx, «passwort» → Lassen Sie sie bei dem Abschnitt, der sie am besten beantwortet.',
  ]);
});

it('reports a page with a task that says nowhere what it answers, but no draft', async () => {
  expect(await check('')).toEqual([expect.stringMatching(/^email\/seite-0\.mdx:1 Die Seite sagt/)]);
  expect(await check('draft: true\n')).toEqual([]);
});

it('passes over a question that YAML does not read as one', async () => {
  expect(await check(question('passwort', 'Hilfe: es geht nicht'))).toEqual([]);
});
