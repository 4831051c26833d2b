import {expect, it} from 'vitest';
import {claimLine, claimsFile, parseClaims} from './claims';

const right = `mit: den Hilfeseiten von Apple
stand: 2026-11-27
rechtlich: nicht geprüft
aussagen:
  # So steht es auf der Seite.
  - aussage: Fenster › Verbindung prüfen
    quelle: https://support.apple.com/de-ch/guide/mail/mlhlp1015/mac
    satz: Wähle «Fenster» > «Verbindung prüfen»
  - aussage: 'Eine Regel wirkt nur so: Mail ist offen'
    quelle: DSG Art. 19
`;
const told = (from: string, to: string) =>
  parseClaims(right.replace(from, to)).problems.map(({line, message}) => `${line} ${message}`);

it('lies beside its page', () => {
  expect(claimsFile('email/programme/outlook.mdx')).toBe('email/programme/outlook.belege.yaml');
});

it('reads what a page was compared with, and when', () => {
  expect(parseClaims(`\uFEFF${right}`)).toEqual({
    problems: [],
    claims: {
      mit: 'den Hilfeseiten von Apple',
      stand: '2026-11-27',
      rechtlich: 'nicht geprüft',
      aussagen: [
        {
          aussage: 'Fenster › Verbindung prüfen',
          quelle: 'https://support.apple.com/de-ch/guide/mail/mlhlp1015/mac',
          satz: 'Wähle «Fenster» > «Verbindung prüfen»',
        },
        {aussage: 'Eine Regel wirkt nur so: Mail ist offen', quelle: 'DSG Art. 19'},
      ],
    },
  });
  expect(claimLine(right, 1)).toBe(9);
});

it.each([
  ['mit: den', 'mit:\nnie: den', /^2 Den Schlüssel «nie» gibt es nicht → Erlaubt sind: mit,/],
  ['mit: den Hilfeseiten von Apple', 'mit: 7', /^1 Es fehlt, womit .+ → Schreiben Sie/],
  ['2026-11-27', '2026-02-31', /^2 Der Tag .+ → Schreiben Sie «stand: 2026-11-27»/],
  ['stand: 2026-11-27\n', '', /^1 Der Tag des Abgleichs fehlt/],
  ['nicht geprüft', 'ja', /^3 «rechtlich» kennt nur einen Wert → .+ löschen Sie die Zeile/],
  [
    'Fenster › Verbindung prüfen',
    'Fenster',
    /^6 Die Aussage «Fenster» hat 7 Zeichen → .+ 15 bis 120/,
  ],
  ['Fenster › Verbindung prüfen', 'x'.repeat(121), /^6 .+ hat 121 Zeichen/],
  ['    quelle: DSG Art. 19\n', '', /^9 Zur Aussage .+ fehlt die Quelle → Schreiben Sie/],
  [
    '    quelle: DSG Art. 19',
    '    quelle: DSG Art. 19\n    satz:',
    /^9 .+ ist «satz» oder «grund» leer/,
  ],
  ['    quelle: DSG', '    jahr: bald\n    quelle: DSG', /^9 .+ ist «jahr» keine Jahreszahl/],
  ['    quelle: DSG', '    jahr: 12024\n    quelle: DSG', /^9 .+ ist «jahr» keine Jahreszahl/],
  ['    quelle: DSG', '    quelle: a\n    tag: DSG', /^9 Den Schlüssel «tag» gibt es hier nicht/],
  ["'Eine Regel wirkt nur so: Mail ist offen'", 'Fenster › Verbindung prüfen', /^9 .+ zweimal/],
  [
    "'Eine Regel wirkt nur so: Mail ist offen'",
    'Regel: So: offen',
    /^9 Die Datei lässt sich nicht/,
  ],
  [right, 'mit: Apple\nstand: 2026-11-27\n', /^1 Die Liste der Aussagen fehlt/],
  [right, 'Text', /^1 Die Datei lässt sich nicht lesen/],
])('says what is wrong after %j became %j', (from, to, message) => {
  expect(told(from, to).join('\n')).toMatch(message);
});
