import {expect, it} from 'vitest';
import {siteOf, type OtherFile} from '@portal/content/source/site';
import {claims, head} from './lib/testing';
import {loadRules} from './rules';
import {runRules} from './run';

const rules = await loadRules();

type Files = Record<string, string>;

const file = 'email/test.mdx';
const page = (body: string, changes: readonly [string, string][] = []): Files => ({
  [file]: changes.reduce((text, [from, to]) => text.replace(from, to), `${head}${body}\n`),
});
const words = (count: number) => `${'Wort '.repeat(count - 1)}Ende.`;
const long =
  'Dieser lange Absatz steht auf zwei Seiten und hat mehr als zwölf Wörter, darum fällt er auf.';
const other = {'email/anderes.mdx': `${head}Ein Satz.\n`};
const picture: OtherFile[] = [{file: 'email/img/maske.webp', size: 10}];

const shot = (markers: string) =>
  `<Screenshot src="./img/maske.webp" alt="Maske mit zwei Feldern" markers={${markers}}>\n\n1. Name\n\n</Screenshot>`;
const partial = {'email/_partials/_anmelden.mdx': 'Melden Sie sich an.\n'};
const using = (source: string) => ({
  ...page(`import Anmelden from '${source}';\n\n<Anmelden />`),
  ...partial,
});

const unstamped: [string, string][] = [['geprueft: 2026-11-21\nmit: TYPO3 13.4\n', '']];
/** A page that says «Die Regel gilt auch hier», with a claim. */
const claimed = (excerpt: string, day: string) => ({
  ...page('Die Regel gilt auch hier.', unstamped),
  'email/test.belege.yaml': claims(excerpt).replace(/stand: .*/, `stand: ${day}`),
});

/** The same with another source. */
const sourced = (source: string) => ({
  ...claimed('Die Regel gilt auch hier', '2026-11-27'),
  'email/test.belege.yaml': claims('Die Regel gilt auch hier').replace('DSG Art. 19', source),
});
const helpPage = 'https://support.apple.com/de-ch/guide/mail';

/** For each rule, files with a mistake, and the same with the remedy that its finding names. */
const cases: [
  rule: string,
  wrong: Files,
  right: Files,
  otherFiles?: OtherFile[],
  rightFiles?: OtherFile[],
][] = [
  [
    'adressen',
    {...page('Text', [['title:', 'slug: /anderes\ntitle:']]), ...other},
    {...page('Text'), ...other},
  ],
  [
    'alternativtext',
    page('![](./img/maske.webp)'),
    page('![Maske mit zwei Feldern](./img/maske.webp)'),
    picture,
  ],
  ['anfuehrungszeichen', page('Das "Haus".'), page('Das «Haus».')],
  [
    'anrede',
    page('Klicke hier, und merke dir den Ort.'),
    page('Klicken Sie hier, und merken Sie sich den Ort.'),
  ],
  [
    'belege',
    claimed('Die Regel gilt nur hier', '2026-11-27'),
    claimed('Die Regel gilt auch hier', '2026-11-27'),
  ],
  [
    'belege-alter',
    claimed('Die Regel gilt auch hier', '2024-01-31'),
    claimed('Die Regel gilt auch hier', '2026-11-27'),
  ],
  [
    'belege-quelle',
    sourced('https://seo-tipps.example/mail'),
    sourced(`${helpPage}, satz: Die Regel gilt`),
  ],
  ['bildnummern', page(shot('[[10, 20], [30, 40]]')), page(shot('[[10, 20]]')), picture],
  [
    'fremde-zeichen',
    {...page('Siehe [[Anderes]].'), ...other},
    {...page('Siehe [Anderes](./anderes.mdx).'), ...other},
  ],
  ['fremde-zeichen', page('Das ist ==neu==.'), page('Das ist **neu**.')],
  ['fremde-zeichen', page('Also $a^2$.'), page('Also a².')],
  ['fremde-zeichen', page('Das gilt.[1]'), page('Das gilt.[^1]\n\n[^1]: Die Quelle.')],
  [
    'importe',
    using('@site/email/_partials/_anmelde.mdx'),
    using('@site/email/_partials/_anmelden.mdx'),
  ],
  [
    'bausteine',
    page('<Stepps>\n\n1. Öffnen\n2. Lesen\n\n</Stepps>'),
    page('<Steps>\n\n1. Öffnen\n2. Lesen\n\n</Steps>'),
  ],
  [
    'bausteine',
    page('<Steps>\n\n1. Öffnen\n\nDas Fenster geht auf.\n\n2. Lesen\n\n</Steps>'),
    page('<Steps>\n\n1. Öffnen\n\n   Das Fenster geht auf.\n\n2. Lesen\n\n</Steps>'),
  ],
  [
    'bausteine',
    page('<Steps start="drei">\n\n3. Öffnen\n\n</Steps>'),
    page('<Steps start={3}>\n\n3. Öffnen\n\n</Steps>'),
  ],
  [
    'bilder-dateiname',
    page('Text'),
    page('Text'),
    [{file: 'email/img/Meine Maske.webp', size: 10}],
    [{file: 'email/img/meine-maske.webp', size: 10}],
  ],
  [
    'bilder-fehlend',
    page('![Maske mit zwei Feldern](./img/maske.png)'),
    page('![Maske mit zwei Feldern](./img/maske.webp)'),
    picture,
  ],
  [
    'bilder-fehlend',
    page('<img src="./img/maske.webp" alt="Maske mit zwei Feldern" />'),
    page('![Maske mit zwei Feldern](./img/maske.webp)'),
    picture,
  ],
  ['codebloecke', page('```klingonisch\na\n```'), page('```text\na\n```')],
  ['codebloecke', page('```text\na'), page('```text\na\n```')],
  [
    'dateiname',
    {'email/Test Seite.mdx': `${head}Text\n`},
    {'email/test-seite.mdx': `${head}Text\n`},
  ],
  ['dateiname', {'email/aux.mdx': `${head}Text\n`}, {'email/aux-seite.mdx': `${head}Text\n`}],
  [
    'doppelte-absaetze',
    {...page(long), 'email/b.mdx': `${head}${long}\n`},
    {...page(long), ...other},
  ],
  [
    'doppelte-absaetze',
    {...page(`- ${long}`), 'email/b.mdx': `${head}${long}\n`},
    {...page(`<Steps>\n\n1. ${long}\n\n</Steps>`), 'email/b.mdx': `${head}${long}\n`},
  ],
  ['eszett', page('Die Straße.'), page('Die Strasse.')],
  ['geprueft', page('Text', [['geprueft: 2026-11-21\n', '']]), page('Text')],
  ['geprueft', page('Text', [['mit: TYPO3 13.4\n', '']]), page('Text')],
  [
    'geprueft',
    page('Die Regel gilt auch hier.', unstamped),
    claimed('Die Regel gilt auch hier', '2026-11-27'),
  ],
  ['html', page('<li>Eins</li>'), page('<ul><li>Eins</li></ul>')],
  [
    'html',
    page('<table>\n<tr><td>a</td></tr>\n</table>'),
    page('<table><tbody><tr><td>a</td></tr></tbody></table>'),
  ],
  ['kaesten', page(':::hinweis\n\nText\n\n:::'), page(':::note\n\nText\n\n:::')],
  ['kaesten', page(':::tip\n\nText'), page(':::tip\n\nText\n\n:::')],
  ['klammern', page('Ihr {name}.'), page('Ihr \\{name\\}.')],
  [
    'links',
    page('Siehe [Anderes](./andres.mdx).'),
    {...page('Siehe [Anderes](./anderes.mdx).'), ...other},
  ],
  [
    'links',
    {...page('Siehe <a href="/email/anderes">Anderes</a>.'), ...other},
    {...page('Siehe [Anderes](/email/anderes).'), ...other},
  ],
  ['html', page('<font color="red">Rot</font>'), page('**Rot.**')],
  ['bausteine', page('<p align="center">Text</p>'), page('<p>Text</p>')],
  [
    'links',
    page('[Post](https://www.google.com/url?q=https://www.post.ch/&ust=1)'),
    page('[Post](https://www.post.ch/)'),
  ],
  [
    'linktext',
    {...page('Siehe [hier](./anderes.mdx).'), ...other},
    {...page('Siehe [Bild ersetzen](./anderes.mdx).'), ...other},
  ],
  ['listen', page('- [ ] Eins\n- [x] Zwei'), page('- Eins\n- Zwei')],
  ['listen', page('- [ ] Eins\n- [x] Zwei'), page('- ☐ Eins\n- ☑ Zwei')],
  ['listen', page('1. Eins\n  - Teil\n2. Zwei'), page('1. Eins\n   - Teil\n2. Zwei')],
  ['listen', page('- Eins\n-\n- Drei'), page('- Eins\n- Drei')],
  ['markdown', page('##Titel'), page('## Titel')],
  ['markdown', page('a) Eins\nb) Zwei'), page('- Eins\n- Zwei')],
  [
    'tabellen',
    page('| A | B |\n|---|---|\n| a | b | c |'),
    page('| A | B |\n|---|---|\n| a | b \\| c |'),
  ],
  [
    'markdown',
    page('1. Klicken Sie.\n    2. Warten Sie.'),
    page('1. Klicken Sie.\n2. Warten Sie.'),
  ],
  [
    'tabellen',
    page('| A | B |\n|---|---|\n| 1. Eins\n2. Zwei | b |'),
    page('| A | B |\n|---|---|\n| <ol><li>Eins</li><li>Zwei</li></ol> | b |'),
  ],
  ['mdx', page('Ein Wert <10.'), page('Ein Wert &lt;10.')],
  ['mdx', page('<!-- Notiz -->'), page('{/* Notiz */}\n\nText')],
  ['mdx', page('<Steps>\n\n1. Eins\n2. Zwei'), page('<Steps>\n\n1. Eins\n2. Zwei\n\n</Steps>')],
  ['offene-stellen', page('TODO Bild einsetzen'), page('Ein Bild.')],
  ['offene-stellen', page('Als KI-Sprachmodell weiss ich das nicht. Ein Satz.'), page('Ein Satz.')],
  [
    'private-links',
    page('[Formular](https://drive.google.com/file/d/abc/view)'),
    page('[Formular](./formular.pdf)'),
    [{file: 'email/formular.pdf', size: 10}],
  ],
  [
    'tabellen',
    page('Feld\tWert\nName\tMuster'),
    page('| Feld | Wert |\n|---|---|\n| Name | Muster |'),
  ],
  ['ueberschriften', page('**Titel**'), page('## Titel')],
  ['pruefdatum', page('Text', [['2026-11-21', '2126-11-21']]), page('Text')],
  [
    'schritte',
    page('<Steps>\n\n1. Füllen Sie die Felder nach der Tabelle aus.\n\n</Steps>'),
    page('<Steps>\n\n1. Füllen Sie die Felder aus.\n\n</Steps>'),
  ],
  ['satzlaenge', page(words(31)), page(`${words(15)} ${words(16)}`)],
  ['seitenkopf', page('Text', [['sidebar_position: 2\n', '']]), page('Text')],
  ['ueberschriften', page('# Titel'), page('## Titel')],
  ['ueberschriften', page('### Titel'), page('## Titel')],
  ['unsichtbares', page('Sil\u00adbe'), page('Silbe')],
  ['vorbehalte', page('Oft geht es. Meist nicht.'), page('Oft geht es. Am Abend nicht.')],
  ['wortwahl', page('Öffnen Sie den Verweis.'), page('Öffnen Sie den Link.')],
  ['listen', page('1. Eins\n\nText.\n\n1. Zwei'), page('1. Eins\n\n   Text.\n\n1. Zwei')],
  ['zeilenanfang', page('3. Stock rechts'), page('3\\. Stock rechts')],
  ['zeilenanfang', page('3. Drei\n4. Vier'), page('1. Drei\n2. Vier')],
  [
    'zeilenanfang',
    page('<Steps>\n\n3. Drei\n4. Vier\n\n</Steps>'),
    page('<Steps start={3}>\n\n3. Drei\n4. Vier\n\n</Steps>'),
  ],
  [
    'zeilenanfang',
    page('<Steps start={3}>\n\n1. Drei\n2. Vier\n\n</Steps>'),
    page('<Steps start={3}>\n\n3. Drei\n4. Vier\n\n</Steps>'),
  ],
  ['zeilenanfang', page('2. Oktober ist der Tag.'), page('2\\. Oktober ist der Tag.')],
  [
    'zeilenanfang',
    page('Das Büro ist im\n1. Stock links.'),
    page('Das Büro ist im\n1\\. Stock links.'),
  ],
  ['zeilenanfang', page('* Pflichtfeld'), page('\\* Pflichtfeld')],
  ['zeilenanfang', page('> 400 kB sind zu viel.'), page('mehr als 400 kB sind zu viel.')],
  ['zeilenanfang', page('[Hinweis]: Morgen'), page('\\[Hinweis]: Morgen')],
  ['zeilenanfang', page('1. Eins\n3. Drei'), page('1. Eins\n2. Drei')],
];

/** Rules about lists, records and the bytes of pictures, whose own tests contain a right one beside each wrong one. */
const elsewhere = [
  'alte-adressen',
  'bilder-format',
  'bilder-gross',
  'bilder-unbenutzt',
  'durchgang',
  'kategorien',
  'rechtschreibung',
  'synonyme',
  'wortliste',
  'fragen',
];

it('knows a remedy of every rule', () => {
  const named = new Set([...cases.map(([rule]) => rule), ...elsewhere]);
  expect(rules.map(({name}) => name).filter((name) => !named.has(name))).toEqual([]);
});

/**
 * The dictionary takes long to load. A site of one page uses neither all pictures nor all words, and answers no
 * questions.
 */
const running = rules.filter(
  ({name}) =>
    ![
      'rechtschreibung',
      'wortliste',
      'bilder-unbenutzt',
      'bilder-format',
      'bilder-gross',
      'fragen',
    ].includes(name),
);
const told = async (files: Files, otherFiles: OtherFile[]) =>
  (await runRules(running, siteOf(files, otherFiles))).map(
    ({rule, message}) => `${rule}: ${message}`,
  );

it.each(cases)(
  '%s is content with its own remedy (%#)',
  async (rule, wrong, right, files = [], after = files) => {
    const found = await told(wrong, files);
    expect(found).toContainEqual(expect.stringMatching(new RegExp(`^${rule}: .+ → .+`)));
    expect(await told(right, after)).toEqual([]);
  },
);

it.each(['a', ' '])('gets through a page that only consists of %j', async (character) => {
  const site = siteOf(page(`a${character.repeat(180_000)}b`));
  for (const rule of running) {
    await rule.check(site);
  }
});
