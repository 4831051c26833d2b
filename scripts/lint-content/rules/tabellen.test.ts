import {testBodies} from '../lib/testing';
import rule from './tabellen';

const none = (line = 1) => `${line} Das ist keine Tabelle geworden`;
const open = '3 Diese Zeile der Tabelle hört mitten in einer Zelle auf';

testBodies(
  rule,
  [
    ['| A | B |\n|---|---|\n| a | b | c |', '3 Diese Zeile der Tabelle hat 3 Spalten, die Kopf'],
    ['| A | B |\n|---|---|\n| a | b\nc |\n| d | e |', open],
    ['| A | B |\n|---|---|\n| a\n\nb | c |', open],
    ['| A | B |\n|---|---|\n| a | b |\nText', '4 Dieser Text gehört noch zur Tabelle darüber'],
    ['| Taste | Wirkung |\n|---|\n| Enter | sendet |', none()],
    ['**Zuerst**\n| Taste | Wirkung |\n| Enter | sendet |', none(2)],
    ['Ort | Bern\nName | Muster', '| Ort | Bern |, darunter |---|---|'],
    // Excel and Word.
    ['Feld\tWert\nName\t\nOrt\tBern', none()],
    ['Unsere Zeiten:\nMontag\t8 bis 12\nDienstag\t9 bis 12', none(2)],
    ['Montag\t8 bis 12\t13 bis 17', none()],
    ['**Feld**\t**Wert**\n`Name`\tMuster', none()],
    ['- Zeiten:\n  Montag\t8 bis 12\n  Dienstag\t9 bis 12', none(2)],
    // CSV, PDF and terminals.
    ['Feld;Wert;\nName;Muster;kurz', '| Feld | Wert |  |, darunter |---|---|---|'],
    ['Name;Ort;Tel', none()],
    ['Feld,Wert,Tipp\nName,12,kurz', none()],
    ['"Feld","Wert"\n"Name","Muster"', none()],
    ['Feld      Wert\nName      Muster', none()],
  ],
  [
    '| A | B |\n|---|---|\n| a \\| b | `c` |',
    'Der Ausdruck `a` |b| und **c**-D.',
    'Schreiben Sie `a;b` und\n`c;d` oder `a\tb`.',
    'Er kam; sie ging;\nund er blieb; sie auch.',
    'Es kostet 1,50 Franken oder\n2,50 Franken, je nach Tag.',
    'Das Zeichen &lt; und\ndas Zeichen &gt;.',
    'Wählen Sie A \\| B oder\nC \\| D.',
    'Siehe https://example.org/a;b und\nhttps://example.org/c;d.',
    'Tel.\t081 555 00 11',
    // Lists, which have findings of their own.
    '•\tEins\n•\tZwei',
    'o    Eins\no    Zwei',
  ],
);
