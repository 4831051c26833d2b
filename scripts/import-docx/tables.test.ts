import {expect, it} from 'vitest';
import {docx, imported, word} from './testing';

const {text, line, paragraph, entry, cell, plainCell, grid} = word;
const head = [plainCell('Ort'), plainCell('Zeit')];

it.each<[name: string, body: string[], page: string, hints?: string[]]>([
  [
    'the paragraphs of a cell',
    [grid(head, [plainCell('Samedan'), cell('', paragraph(text('8')), paragraph(text('12')))])],
    '| Ort     | Zeit       |\n| ------- | ---------- |\n| Samedan | 8 <br />12 |',
  ],
  [
    'the lines of a cell',
    [grid(head, [plainCell('Samedan'), cell('', paragraph(text('8'), line, text('12')))])],
    '| Ort     | Zeit       |\n| ------- | ---------- |\n| Samedan | 8 <br />12 |',
  ],
  [
    'a list in a cell',
    [
      grid(head, [
        cell('', entry('3', 'Öffnen'), entry('3', 'Lesen')),
        cell('', entry('2', 'rot')),
      ]),
    ],
    '| Ort                                               | Zeit                  |\n| ------------------------------------------------- | --------------------- |\n| <ol start={3}><li>Öffnen</li> <li>Lesen</li></ol> | <ul><li>rot</li></ul> |',
  ],
  [
    'text before and after a list in a cell',
    [
      grid(head, [
        cell(
          '',
          paragraph(text('Zuerst')),
          entry('2', 'rot'),
          entry('2', 'blau'),
          paragraph(text('dann')),
        ),
        plainCell('8'),
      ]),
    ],
    '| Ort                                             | Zeit |\n| ----------------------------------------------- | ---- |\n| Zuerst <ul><li>rot</li> <li>blau</li></ul> dann | 8    |',
  ],
  [
    'a column of numbers',
    [
      grid(
        head,
        [cell('', entry('1', '')), cell('', entry('3', 'früh'))],
        [cell('', entry('1', '')), plainCell('spät')],
      ),
    ],
    '| Ort | Zeit    |\n| --- | ------- |\n| 1.  | 3. früh |\n| 2.  | spät    |',
  ],
  [
    'a title over all columns',
    [
      grid([plainCell('Zeiten', '<w:gridSpan w:val="2"/>')], head, [
        plainCell('a'),
        plainCell('b'),
      ]),
    ],
    'Zeiten\n\n| Ort | Zeit |\n| --- | ---- |\n| a   | b    |',
    [
      'Was in einer Tabelle über alle Spalten geht, steht als Absatz vor oder zwischen den Zeilen (Tabelle «Zeiten»)',
    ],
  ],
  [
    'a head of two rows and a cell over two rows',
    [
      grid(
        [
          plainCell('Ort', '<w:vMerge w:val="restart"/>'),
          plainCell('Zeit', '<w:gridSpan w:val="2"/>'),
        ],
        [plainCell('', '<w:vMerge/>'), plainCell('früh'), plainCell('spät')],
        [plainCell('Chur', '<w:vMerge w:val="restart"/>'), plainCell('8'), plainCell('12')],
        [plainCell('', '<w:vMerge/>'), plainCell('9'), plainCell('13')],
      ),
    ],
    '| Ort  | Zeit – früh | Zeit – spät |\n| ---- | ----------- | ----------- |\n| Chur | 8           | 12          |\n| Chur | 9           | 13          |',
    ['Verbundene Zellen sind getrennt, ihr Inhalt steht in jeder (Tabelle «Ort»)'],
  ],
  [
    'a table in a table',
    [
      grid(head, [
        plainCell('Chur'),
        cell(
          '',
          grid([plainCell('Mo'), plainCell('8')], [plainCell('Di'), plainCell('9')]),
          paragraph(),
        ),
      ]),
    ],
    '| Ort  | Zeit                |\n| ---- | ------------------- |\n| Chur | Mo – 8 <br />Di – 9 |',
    ['Eine Tabelle in einer Tabelle steht Zeile für Zeile in der Zelle (Tabelle «Ort»)'],
  ],
  [
    'a frame',
    [grid([cell('', paragraph(text('Achtung:')), entry('2', 'a'), entry('2', 'b'))])],
    'Achtung:\n\n- a\n- b',
    [
      'Ein Rahmen (eine Tabelle mit einer einzigen Zelle) ist weggefallen, sein Text steht auf der Seite (Tabelle «Achtung:»)',
    ],
  ],
])('carries over or names %s', async (_name, body, page, hints = []) => {
  expect(await imported(await docx(...body))).toEqual({page, hints});
});
