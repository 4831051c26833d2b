import {expect, it} from 'vitest';
import {siteOf, type OtherFile, type Site} from '@portal/content/source/site';
import {claims, head} from './lib/testing';
import {narrowed} from './narrowed';
import {loadRules} from './rules';
import {format, runRules} from './run';
import {selectionOf, withSharedParts} from './selection';

/** The dictionary takes long to load. */
const rules = (await loadRules()).filter(({name}) => name !== 'rechtschreibung');

const file = 'email/test.mdx';
/** A page that much depends on: its walk, its claims, its questions, and the links of another page. */
const page = `${head
  .replace(/geprueft: .*\nmit: .*\n/, '')
  .replace('---\n', '---\nfragen:\n  anmelden:\n    - Wo logge ich mich ein?\n')}
import Teil from './_teil.mdx';

Die Regel gilt auch hier, auch für alle anderen.

## Anmelden {#anmelden}

<Screenshot bild="maske" alt="Anmeldemaske mit einem Feld">

1. Feld **Name**

</Screenshot>

<Steps>

1. Klicken Sie auf **Login**.
2. Füllen Sie **Name** (1) aus.

</Steps>

## Felder {#felder}

<FieldTable>

| Feld | Zweck |
|---|---|
| **Name** | Ihr Name |
| **Ort** | Ihr Ort |

</FieldTable>

<Teil />

<Faq>
<Question title="Was heisst «gesperrt»?">

Lesen Sie [Anderes](./anderes.mdx).

</Question>
</Faq>
`;
const partial = `## Abmelden {#abmelden}

<Steps>

1. Klicken Sie auf **Logout**.

</Steps>
`;
const actions: [] = [];
const record = JSON.stringify({
  product: 'Roundcube',
  version: '1.6.11',
  day: '2026-11-26',
  units: {
    'anmelden 1': {seen: ['Login'], actions},
    'anmelden 2': {seen: ['Name'], actions},
    'felder Felder': {seen: ['Name', 'Ort']},
    'abmelden 1': {seen: ['Logout'], actions},
  },
  pictures: {
    maske: {src: './img/webmail-anmelden@2x.webp', width: 390, height: 300, markers: [[1, 2]]},
  },
});
const picture: OtherFile = {file: 'email/img/webmail-anmelden@2x.webp', size: 10};

/** Returns what `npm run lint:content -- PAGE` says, and what it says without a page after a change of this one. */
async function told(changed: string, text: string, {size}: OtherFile = picture) {
  const site = siteOf(
    {
      [file]: page,
      'email/_teil.mdx': partial,
      'email/test.walk.json': record,
      'email/test.belege.yaml': claims('Die Regel gilt auch hier'),
      'email/anderes.mdx': `${head.replace('aufgabe', 'uebersicht')}[A](./test.mdx#anmelden), [B](./test.mdx#abmelden)\n`,
      [changed]: text,
    },
    [{...picture, size}],
  );
  const isShown = withSharedParts(selectionOf([file], site), site);
  const run = async (part: Site) => runRules(rules, part);
  const selected = (await run(narrowed(site, isShown))).filter((result) => isShown(result.file));
  const all = await run(narrowed(site, null, [changed, picture.file]));
  return [selected, all].map((results) => results.map(format));
}

it.each<[mistake: string, from: string | RegExp, to: string, first: RegExp]>([
  ['a heading of the wrong level', '## Anmelden', '#### Anmelden', /Nehmen Sie ## oder ###/],
  ['a heading without its blank', '## Anmelden', '##Anmelden', /keine Überschrift geworden/],
  ['no alternative text', ' alt="Anmeldemaske mit einem Feld"', '', /keinen Alternativtext/],
  ['a dead link', './anderes.mdx', './andres.mdx', /Meinten Sie «\.\/anderes\.mdx»\?/],
  ['an ß in a claim', 'Die Regel gilt', 'Die Straße gilt', /Schreiben Sie «Strasse»/],
  ['straight quotes', 'für alle', 'für "alle"', /Schreiben Sie «so»/],
  ['straight quotes in a value', '«gesperrt»', '"gesperrt"', /Zitate darin stehen in «solchen»/],
  ['no description', /description: .*\n/, '', /ein Satz mit 80 bis 160 Zeichen/],
  ['a mistyped key', 'description:', 'descripton:', /Meinten Sie «description»\?/],
  ['an open head', 'seitentyp: aufgabe\n---', 'seitentyp: aufgabe', /Seitenkopf hört nicht auf/],
  ['an unreadable head', 'title: Anmelden', 'title: Mail: so', /:\d+ {2}seitenkopf .*Doppelpunkt/],
  ['a <', 'für alle', 'für <10', /Schreiben Sie es als &lt;/],
  ['an open component', '</Steps>\n', '', /«Steps» ist nicht geschlossen/],
  ['an open question', '</Question>\n', '', /«Question» ist nicht geschlossen/],
  ['a wrong component', 'Steps>', 'Stepps>', /Stepps/],
  ['a wrong attribute', 'bild="maske"', 'blid="maske"', /Meinten Sie «bild»\?/],
  ['a wrong picture', 'bild="maske"', 'bild="maksen"', /Meinten Sie «maske»\?/],
  ['a wrong import', './_teil.mdx', './_teile.mdx', /Meinten Sie «\.\/_teil\.mdx»\?/],
  ['a table without its line', '|---|---|\n', '', /keine Tabelle geworden/],
  ['two versions', '<Faq>', '<<<<<<< HEAD\n=======\n>>>>>>> main\n<Faq>', /zwei Fassungen/],
])('tells only of %s', async (_mistake, from, to, first) => {
  const text = page.replace(from, to);
  expect(text).not.toBe(page);
  for (const lines of await told(file, text)) {
    expect(lines).toEqual([expect.stringMatching(first)]);
  }
});

it('tells of nothing on the page as it is', async () => {
  expect(await told(file, page)).toEqual([[], []]);
});

it('tells of a mistake in a partial there, not on the page', async () => {
  for (const wrong of [partial.replace('</Steps>\n', ''), partial.replaceAll('Steps', 'Stepps')]) {
    for (const lines of await told('email/_teil.mdx', wrong)) {
      expect(lines).toEqual([expect.stringMatching(/^email\/_teil\.mdx:3 .*Stepp?s/)]);
    }
  }
});

it('looks at the pictures of the page', async () => {
  for (const lines of await told(file, page, {...picture, size: 35_000_000})) {
    expect(lines).toEqual([expect.stringMatching(/anmelden@2x\.webp:1 .*35000 kB/)]);
  }
});
