import {expect, it} from 'vitest';
import {checkBody, checkFiles, head} from '../lib/testing';
import rule from './schritte';

const steps = (...items: string[]) =>
  `<Steps>\n\n${items.map((item, index) => `${index + 1}. ${item}`).join('\n')}\n\n</Steps>\n`;

it.each([
  'Füllen Sie die Felder nach der [Tabelle](#daten) aus.',
  'Setzen Sie den Link wie in der Tabelle.',
  'Erstatten Sie alles, siehe [Rückzahlung](#rueckzahlung).',
  'Lesen Sie den Hinweis oben.',
  'Wählen Sie IMAP, wie oben beschrieben.',
])('finds «%s»', async (text) => {
  expect(await checkBody(rule, steps('Öffnen Sie das Fenster.', text))).toEqual([
    expect.stringMatching(/^4 «.+» führt aus den Schritten hinaus/),
  ]);
});

it.each([
  'Klicken Sie oben rechts auf das Bild.',
  'Weiter unten stehen die Positionen.',
  'Klicken Sie über der Tabelle auf **Speichern**.',
])('leaves what names a place on the screen alone: «%s»', async (text) => {
  expect(await checkBody(rule, steps(text))).toEqual([]);
});

it('leaves text beside steps alone', async () => {
  expect(await checkBody(rule, 'Siehe die Tabelle oben.')).toEqual([]);
});

it('finds a step that the list does not have', async () => {
  expect(await checkBody(rule, steps('Weiter mit Schritt 2.', 'Weiter mit Schritt 3.'))).toEqual([
    expect.stringContaining('«Schritt 3» gibt es in dieser Liste nicht'),
  ]);
});

it('finds a question of a section that the page does not have', async () => {
  const question =
    '## Senden {#senden}\n\n<Question title="Es geht nicht." zu="senden lesen">\n\nDoch.\n\n</Question>';
  expect(await checkBody(rule, question)).toEqual([
    expect.stringContaining('Die Frage gehört zu «lesen»'),
  ]);
});

it('counts what a reader does in a step, the fields of a form as one', async () => {
  const body = `## Anlegen {#anlegen}\n\n${steps('Klicken Sie.', 'Füllen Sie aus.', 'Klicken Sie oft.')}`;
  const click = {label: 'Weiter', without: 'Eine Taste.'};
  const field = {...click, field: true};
  const check = (last: object[]) =>
    checkFiles(rule, {
      'typo3/test.mdx': head + body,
      'typo3/test.walk.json': JSON.stringify({
        product: 'TYPO3',
        version: '13.4.27',
        day: '2026-11-26',
        pictures: {},
        units: {
          'anlegen 1': {seen: [], actions: [click, click, click, {...click, phone: true}]},
          'anlegen 2': {seen: [], actions: [click, field, field, field, click]},
          'anlegen 3': {seen: [], actions: last},
        },
      }),
    });
  expect(await check([click])).toEqual([]);
  expect(await check([click, field, click, field])).toEqual([
    expect.stringContaining('Dieser Schritt hat 4 Handlungen, auf typo3/test.mdx'),
  ]);
});

it('wants another title for each list of a page', async () => {
  const list = steps('Klicken Sie.');
  const lists = (second: string) => `## Ordner {#ordner}\n\n${list}\nText\n\n${second}`;
  expect(await checkBody(rule, lists(list))).toEqual([
    expect.stringContaining('Eine Liste «Ordner» gibt es auf'),
  ]);
  expect(await checkBody(rule, lists(list.replace('<Steps>', '<Steps title="Leeren">')))).toEqual(
    [],
  );
  expect(await checkBody(rule, lists(list.replace('1.', '2.')))).toEqual([]);
});

it('asks a list that deletes when it applies, what not to choose and how to undo it', async () => {
  const list = steps('Klicken Sie auf **Seite löschen**.');
  expect(await checkBody(rule, list)).toEqual([
    expect.stringContaining('Bei «Seite löschen» verschwindet oder erscheint etwas für alle'),
  ]);
  const told =
    '<Steps wenn="Sie brauchen die Seite nicht mehr." nicht="Die Startseite." zurueck="#x">';
  expect(await checkBody(rule, list.replace('<Steps>', told))).toEqual([]);
  const ofPart = told.replace('"#x"', '{props.zurueck}');
  expect(await checkBody(rule, list.replace('<Steps>', ofPart))).toEqual([]);
  expect(await checkBody(rule, list.replace('<Steps>', told.replace('"#x"', '""')))).toEqual([
    expect.stringContaining('es fehlt zurueck'),
  ]);
});
