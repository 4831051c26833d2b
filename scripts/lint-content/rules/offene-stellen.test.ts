import {expect, it} from 'vitest';
import {checkFiles, head, testBodies} from '../lib/testing';
import rule from './offene-stellen';

const open = ['{/* TODO: Bild */}', 'Lorem ipsum dolor', 'Folgt in Kürze …', 'FIXME', '.....'];
const bySelf = [
  'Als KI habe ich keinen Zugriff auf Ihre Daten.',
  'Da ich als grosses Sprachmodell keine Daten habe, fehlt das.',
  'Als künstliche Intelligenz habe ich keine Meinung.',
  'Mein Wissensstand reicht bis 2024.',
  'Selbstverständlich! Hier finden Sie den Text:',
  'Ich hoffe, das hilft Ihnen weiter.',
  'Möchten Sie, dass ich noch ein Beispiel ergänze?',
  'As an AI language model, I cannot',
];
const ofOffice = [
  'Siehe Fehler! Verweisquelle konnte nicht gefunden werden.',
  'Siehe **Error! Bookmark not defined.**',
  '| Ort | Zahl |\n| --- | --- |\n| a | #BEZUG! |',
  '#NV',
  '#DIV/0!',
];

testBodies(
  rule,
  [
    ...open.map((text): [string, string] => [`Fertig.\n\n${text}`, '» ist eine offene Stelle → ']),
    ...bySelf.map((text): [string, string] => [`Fertig.\n\n${text}`, 'sagt ein KI-Programm von']),
    ...ofOffice.map((text): [string, string] => [text, 'ist eine Fehlermeldung von Word oder']),
  ],
  [
    'Die Bestätigung folgt in Kürze per E-Mail.',
    'Als KI-Assistent dient Copilot. `Als KI-Sprachmodell`',
    'Excel zeigt `#BEZUG!`, die Website «Fehler! Bitte versuchen Sie es noch einmal».',
    'Wählen Sie **Datei … öffnen**. Alles ist da.',
  ],
);

it('finds a page with nothing but a head', async () => {
  const files = {'email/a.mdx': head.trimEnd(), 'email/b.mdx': ''};
  expect(await checkFiles(rule, files)).toEqual([
    expect.stringContaining('email/a.mdx:9 Die Seite ist noch leer → '),
    expect.stringContaining('email/b.mdx:1 Die Seite ist noch leer → '),
  ]);
});
