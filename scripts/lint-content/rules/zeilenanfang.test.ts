import {expect, it} from 'vitest';
import {checkBody} from '../lib/testing';
import rule from './zeilenanfang';

const list = 'Diese Zeile ist der Punkt einer Liste geworden';
const date = 'Das Datum ist der Punkt einer Liste geworden, und seine Zahl kann sich ändern';

it.each([
  ['Termine:\n\n18. September: Beginn\n2. Oktober: Schluss', `3 ${date}`],
  ['14. August ist der letzte Tag.\n\n2. Oktober ist der Tag.', `1 ${date}`],
  ['- 18. September: Beginn\n- 2. Oktober: Schluss', [`1 ${date}`, `2 ${date}`]],
  ['Bitte melden Sie sich bis am\n1. August bei uns.', `2 ${date}`],
  ['24. Dez. geschlossen', `1 ${date}`],
  ['20. Jahrhundert', `1 ${date}`],
  ['3. Stock rechts', `1 ${list}`],
  ['2027. Das Jahr beginnt', `1 ${list}`],
  ['Das Büro ist im\n1. Stock links.', `2 ${list}`],
  ['<Steps>\n\n3. Drei\n4. Vier\n\n</Steps>', `3 ${list}`],
  ['<Steps>\n\n1. Eins\n2. Zwei\n\n</Steps>\n\n3. Stock', `8 ${list}`],
  ['<Steps start={3}>\n\n1. Drei\n\n</Steps>', '3 Hier steht 1, auf der Seite steht 3'],
  ['1. Eins\n\n## Titel {#titel}\n\n2. Zwei', `5 ${list}`],
  ['1. Eins\n3. Drei', '2 Hier steht 3, auf der Seite steht 2'],
  ['5. Stock\n7. Stock', '2 Hier steht 7, auf der Seite steht 6'],
  ['* Pflichtfeld', '1 Das Zeichen * am Anfang der Zeile hat daraus den Punkt einer Liste gemacht'],
  ['+ 41 81 123', '1 Das Zeichen + am Anfang der Zeile hat daraus den Punkt einer Liste gemacht'],
  [
    'Das Postfach\n- und nur dieses - ist voll.',
    '2 Das Zeichen - am Anfang der Zeile hat daraus den Punkt einer Liste gemacht',
  ],
  ['> 400 kB sind zu viel.', '1 Das Zeichen > am Anfang der Zeile hat daraus ein Zitat gemacht'],
  [
    '[Hinweis]: Morgen',
    '1 Diese Zeile erscheint nicht: [Hinweis]: am Anfang hält Markdown für ein Linkziel',
  ],
])('tells of %j', async (body, problems) => {
  const found = await checkBody(rule, body);
  expect(found.map((text) => text.split(' →')[0])).toEqual([problems].flat());
});

it('says how to write the line', async () => {
  const [found] = await checkBody(rule, '2. Oktober ist der Tag.');
  expect(found).toContain('Schreiben Sie «2\\. Oktober ist …»');
});

it.each([
  '1. Eins\n2. Zwei',
  '1. Eins\n1. Zwei',
  'So geht es:\n\n1. Eins',
  '1. Eins\n2. Zwei\n\nEin Satz.\n\n3. Drei',
  '<Steps>\n\n1. Eins\n2. Zwei\n\n</Steps>\n\nEin Satz.\n\n<Steps>\n\n3. Drei\n\n</Steps>',
  '<Steps start={3}>\n\n3. Drei\n4. Vier\n\n</Steps>',
  '1. Eins\n2. Zwei\n\n1) Neue Liste\n2) Zwei',
  '2\\. Oktober ist der Tag.',
  'Am 2. Oktober.',
  '1. Augustfeier: Klicken Sie.',
  '1. Eins\n   - Teil\n2. Zwei',
  '- Eins\n- Zwei',
  'Text:\n- Eins\n- Zwei',
  '- Eins',
  '> Ein Zitat.',
  'Siehe [Post][post].\n\n[post]: https://www.post.ch',
  'Ein Satz.[^1]\n\n[^1]: Eine Fussnote.',
])('leaves %j alone', async (body) => {
  expect(await checkBody(rule, body)).toEqual([]);
});
