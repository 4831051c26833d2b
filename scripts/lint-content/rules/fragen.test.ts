import {expect, it} from 'vitest';
import {checkFiles, head} from '../lib/testing';
import fragen from './fragen';

/** A page with these questions in its head. */
const page = (questions: string) =>
  `${head.replace(/fragen:\n(?: .*\n)*/, '').replace(/\nmit: .*\n---\n$/, `\n${questions}---\n`)}## Passwort {#passwort}

<Question title="Geht das auch am Telefon?">

Ja.

</Question>
`;
const check = (...pages: string[]) =>
  checkFiles(
    fragen,
    Object.fromEntries(pages.map((questions, n) => [`email/seite-${n}.mdx`, page(questions)])),
  );

it('accepts questions of a heading, of an FAQ and of the whole page', async () => {
  expect(
    await check(`fragen:
  passwort:
    - Wie komme ich wieder rein?
  frage-geht-das-auch-am-telefon:
    - Klappt es mit dem Natel?
  seite:
    - Wo logge ich mich ein?
`),
  ).toEqual([]);
});

it('reports a section that the page does not have, with the one that was meant', async () => {
  const [finding] = await check('fragen:\n  pasword:\n    - Wie komme ich wieder rein?\n');
  expect(finding).toMatch(/^email\/seite-0\.mdx:9 Die Seite hat keinen Abschnitt «pasword» → /);
  expect(finding).toContain('Meinten Sie «passwort»?');
});

it('reports a question that two sections of a manual claim, whatever its signs', async () => {
  const found = await check(
    'fragen:\n  passwort:\n    - Wie komme ich wieder rein?\n',
    'fragen:\n  passwort:\n    - wie komme ich wieder rein\n',
  );
  expect(found).toEqual([
    'email/seite-1.mdx:10 Die Frage «wie komme ich wieder rein» steht schon bei email/seite-0.mdx, «passwort» → Lassen Sie sie bei dem Abschnitt, der sie am besten beantwortet.',
  ]);
});

it('reports a page with a task that says nowhere what it answers, but no draft', async () => {
  expect(await check('')).toEqual([expect.stringMatching(/^email\/seite-0\.mdx:1 Die Seite sagt/)]);
  expect(await check('draft: true\n')).toEqual([]);
});
