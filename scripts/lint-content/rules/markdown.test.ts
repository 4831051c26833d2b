import {testBodies} from '../lib/testing';
import rule from './markdown';

const heading = '1 Das ist keine Überschrift geworden';
const list = '1 Das ist keine Liste geworden';
const link = '1 Das ist kein Link geworden → ';
const blank = '1 Zwischen Linktext und Ziel steht ein Leerzeichen → ';
const stars = '1 Zwischen zwei Sternen wird der Text kursiv, und die Sterne verschwinden';

testBodies(
  rule,
  [
    ['#Titel', heading],
    ['##\u00a0Titel', heading],
    ['#######  Titel', heading],
    ['Text\n###Titel', '2 Das ist keine Überschrift geworden'],
    ['-\u00a0Eins\n-\u00a0Zwei', list],
    ['-Punkt\n-Noch einer', list],
    ['1.Klicken Sie', list],
    ['– **Eins** a\n– **Zwei** b', list],
    ['→ Eins\n→ Zwei', list],
    // Pasted from Word.
    ['•\tEins\n•\tZwei', list],
    ['o\u00a0  Eins', list],
    ['o    Eins', list],
    ['§ Eins\n§ Zwei', list],
    ['·\u00a0\u00a0Eins', list],
    ['\uf0b7\tEins', list],
    ['i.\tEins\nii.\tZwei', list],
    ['<Steps>\n\n1. Eins\n    2. Zwei\n\n</Steps>', '4 Dieser Punkt gehört noch zum Text darüber'],
    ['´´´css\na\n´´´', '1 Das ist kein Codeblock geworden'],
    ['// Noch prüfen', '1 Das ist kein Kommentar geworden, alle sehen ihn'],
    ['Siehe (Webmail)[./webmail.mdx].', link],
    ['Siehe (Post)[https://example.org].', link],
    ['Siehe [Passwort](#passwort und so.', link],
    ['Siehe [Webmail(./webmail.mdx).', link],
    ['Siehe [Webmail][wm].', link],
    ['Siehe [Login](log in.mdx).', link],
    ['Siehe [Login](https://example.org/log in).', link],
    ['![Haus](https://example.org/mein bild)', link],
    ['[Ziel] (./webmail.mdx) oder [Ziel] (/email)', blank, blank],
    ['[Ziel]\n(webmail.mdx#passwort)', blank],
    ['Mehr auf\nder [Seite] (https://a.ch).', '2 Zwischen Linktext und Ziel steht ein Leer'],
    ['Ein Satz.[^1]', '1 Zu dieser Fussnote fehlt der Text'],
    ['Ein Absatz.\n---', '1 Der Text über dieser Linie ist eine Überschrift geworden'],
    ['Mitarbeiter*innen und Benutzer*innen', stars],
    ['Feld (5+1)*2*3', stars],
    ['2**3**4', '1 Zwischen zwei Sternen wird der Text fett, und die Sterne verschwinden'],
    ['Klicken Sie auf **Speichern **.', '1 Diese zwei Sterne machen nichts fett'],
    ['| Taste |\n|---|\n| **Enter |', '3 Diese zwei Sterne machen nichts fett'],
    ['H~2~O und CO~2~', '1 Tilde und ^ stellen nichts tief oder hoch'],
    ['Schreiben Sie `/typo3 und Enter.', '1 Zu diesem ` fehlt das zweite'],
    ['- Eins\n\n  [Maske](./img/maske.PNG "Titel")', '3 Das ist ein Link geworden und kein Bild'],
    ['<details>\n<summary>Mehr</summary>\nText\n</details>', '2 Der Text hinter <summary> nimmt'],
  ],
  [
    'Ein Absatz.\n\n---\n\nNoch einer.',
    'Das ist *wichtig*, und *das* auch.',
    'Das Fest ist am\n12. Dezember und am\n13. Januar.',
    'Er sagte\n– so heisst es – ja\n– und ging – nein.',
    '– Eine Antwort',
    '- Punkt\n\n1. Klicken Sie auf **Speichern**.',
    'Schreiben Sie \\*\\*, \\` oder\n\\##.',
    'Nummer #1, #thema, 1.5 Stunden, -20 Grad und [so] (im Text).',
    'Felder [a] (und/oder b)',
    '`[Ziel] (./nirgends.mdx)`',
    '![Haus](./img/Mein Bild.png)',
    '[Formular](./formular.pdf)',
    '<details><summary>Mehr</summary>Text</details>',
  ],
);
