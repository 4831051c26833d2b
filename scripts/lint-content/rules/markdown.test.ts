import {expect, it} from 'vitest';
import {checkBody} from '../lib/testing';
import rule from './markdown';

it.each([
  ['##Titel', '1 Das ist keine Überschrift geworden'],
  ['Text\n###Titel', '2 Das ist keine Überschrift geworden'],
  ['#Titel', '1 Das ist keine Überschrift geworden'],
  ['##\u00a0Titel', '1 Das ist keine Überschrift geworden'],
  ['#######  Titel', '1 Das ist keine Überschrift geworden'],
  ['-\u00a0Eins\n-\u00a0Zwei', '1 Das ist keine Liste geworden'],
  ['1.\u00a0Eins\n2.\u00a0Zwei', '1 Das ist keine Liste geworden'],
  ['´´´css\na\n´´´', '1 Das ist kein Codeblock geworden'],
  ['// Noch prüfen', '1 Das ist kein Kommentar geworden, alle sehen ihn'],
  ['Siehe (Webmail)[./webmail.mdx].', '1 Das ist kein Link geworden'],
  ['Siehe (Post)[https://example.org].', '1 Das ist kein Link geworden'],
  ['Siehe [Passwort](#passwort und so.', '1 Das ist kein Link geworden'],
  ['Siehe [Webmail(./webmail.mdx).', '1 Das ist kein Link geworden'],
  ['Ein Satz.[^1]', '1 Zu dieser Fussnote fehlt der Text'],
  ['Ein Absatz.\n---', '1 Der Text über dieser Linie ist eine Überschrift geworden'],
  [
    'Mitarbeiter*innen und Benutzer*innen',
    '1 Zwischen zwei Sternen wird der Text kursiv, und die Sterne verschwinden',
  ],
  ['-Punkt\n-Noch einer', '1 Das ist keine Liste geworden'],
  ['1.Klicken Sie', '1 Das ist keine Liste geworden'],
  ['• Eins\n• Zwei', '1 Das ist keine Liste geworden'],
  ['– Eins\n– Zwei', '1 Das ist keine Liste geworden'],
  ['a) Eins\nb) Zwei', '1 Das ist keine Liste geworden'],
  // Pasted from Word.
  ['•\tEins\n•\tZwei', '1 Das ist keine Liste geworden'],
  ['o\tEins\no\tZwei', '1 Das ist keine Liste geworden'],
  ['o\u00a0  Eins', '1 Das ist keine Liste geworden'],
  ['o    Eins', '1 Das ist keine Liste geworden'],
  ['§\tEins\n§\tZwei', '1 Das ist keine Liste geworden'],
  ['§ Eins\n§ Zwei', '1 Das ist keine Liste geworden'],
  ['·\u00a0\u00a0Eins', '1 Das ist keine Liste geworden'],
  ['●\u00a0Eins', '1 Das ist keine Liste geworden'],
  ['\uf0b7\tEins', '1 Das ist keine Liste geworden'],
  ['→ Eins\n→ Zwei', '1 Das ist keine Liste geworden'],
  ['a)\tEins\nb)\tZwei', '1 Das ist keine Liste geworden'],
  ['i.\tEins\nii.\tZwei', '1 Das ist keine Liste geworden'],
  // Measures and sums.
  ['210*297*3 mm', '1 Zwischen zwei Sternen wird der Text kursiv, und die Sterne verschwinden'],
  ['Feld (5+1)*2*3', '1 Zwischen zwei Sternen wird der Text kursiv, und die Sterne verschwinden'],
  ['2**3**4', '1 Zwischen zwei Sternen wird der Text fett, und die Sterne verschwinden'],
  ['H~2~O und CO~2~', '1 Tilde und ^ stellen nichts tief oder hoch'],
  ['– **Eins** a\n– **Zwei** b', '1 Das ist keine Liste geworden'],
  ['1. Klicken Sie.\n    2. Warten Sie.', '2 Dieser Punkt gehört noch zum Text darüber'],
  [
    '<Steps>\n\n1. Klicken Sie auf **Speichern**.\n    2. Warten Sie.\n    3. Fertig.\n\n</Steps>',
    '4 Dieser Punkt gehört noch zum Text darüber',
  ],
  ['Klicken Sie auf **Speichern **.', '1 Diese zwei Sterne machen nichts fett'],
  ['| Taste |\n|---|\n| **Enter |', '3 Diese zwei Sterne machen nichts fett'],
  ['Schreiben Sie `/typo3 und Enter.', '1 Zu diesem ` fehlt das zweite'],
  [
    'Mehr auf\nder [Webseite] (https://example.org).',
    '2 Zwischen Linktext und Ziel steht ein Leerzeichen',
  ],
  ['[Ziel] (./webmail.mdx)', '1 Zwischen Linktext und Ziel steht ein Leerzeichen'],
  ['[Ziel] (/email)', '1 Zwischen Linktext und Ziel steht ein Leerzeichen'],
  ['[Ziel]\n(webmail.mdx#passwort)', '1 Zwischen Linktext und Ziel steht ein Leerzeichen'],
  ['[Ziel] (#passwort)', '1 Zwischen Linktext und Ziel steht ein Leerzeichen'],
  ['[Maske](./img/maske.webp)', '1 Das ist ein Link geworden und kein Bild'],
  ['- Eins\n\n  [Maske](./img/maske.PNG "Titel")', '3 Das ist ein Link geworden und kein Bild'],
  [
    '<details>\n<summary>Mehr</summary>\nText\n</details>',
    '2 Der Text hinter <summary> nimmt den Titel mit sich',
  ],
  ['Siehe [Webmail][wm].', '1 Das ist kein Link geworden'],
  ['Siehe [Login](log in.mdx).', '1 Das ist kein Link geworden'],
  ['Siehe [Login](https://example.org/log in).', '1 Das ist kein Link geworden'],
  ['Siehe [Login](./log in.mdx).', '1 Das ist kein Link geworden'],
  ['![Haus](https://example.org/mein bild)', '1 Das ist kein Link geworden'],
])('finds the mark without effect in %j', async (body, problem) => {
  const found = await checkBody(rule, body);
  expect(found.map((text) => text.split(' →')[0])).toEqual([problem]);
});

it('says of each torn link where it is and what to do', async () => {
  const body = 'Text\n[Ziel] (./webmail.mdx) oder [Ziel] (/email) oder\n[Login](log in.mdx)\n';
  expect(await checkBody(rule, body)).toEqual([
    '2 Zwischen Linktext und Ziel steht ein Leerzeichen → Löschen Sie es: [Text](./seite.mdx).',
    '2 Zwischen Linktext und Ziel steht ein Leerzeichen → Löschen Sie es: [Text](./seite.mdx).',
    '3 Das ist kein Link geworden → Schreiben Sie [Text](Adresse), ohne Leerzeichen in der Adresse.',
  ]);
});

it.each([
  '## Titel',
  'Ein Satz.[^1]\n\n[^1]: Die Quelle.',
  'Ein Absatz.\n\n---\n\nNoch einer.',
  'Das ist *wichtig*, und *das* auch.',
  'Das Fest ist am\n12. Dezember und am\n13. Januar.',
  'Er sagte\n– so heisst es – ja\n– und ging – nein.',
  '– Eine Antwort',
  '- Punkt\n\n1. Klicken Sie auf **Speichern**.',
  'Schreiben Sie \\*\\*, \\` oder\n\\##.',
  'Schreiben Sie `**` und `|` dafür.',
  'Nummer #1, #thema, 1.5 Stunden, -20 Grad und [so] (im Text).',
  'Der Ausdruck `a` |b| und **c**-D.',
  'Taste [Esc] (oben links)',
  'Felder [a] (und/oder b)',
  '`[Ziel] (./nirgends.mdx)`',
  '![Haus](./img/Mein Bild.png)',
  '![Haus](./img/haus.webp)',
  'Laden Sie das [Logo](./img/logo.svg) herunter.',
  '[Formular](./formular.pdf)',
  '<details>\n<summary>Mehr</summary>\n\nText\n\n</details>',
  '<details><summary>Mehr</summary>Text</details>',
])('accepts %j', async (body) => {
  expect(await checkBody(rule, body)).toEqual([]);
});
