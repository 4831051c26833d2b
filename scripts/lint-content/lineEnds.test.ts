import {expect, it} from 'vitest';
import {siteOf} from '@portal/content/source/site';
import {loadRules} from './rules';
import {runRules} from './run';

const rules = await loadRules();

/** Everything that has a rule about lines, right and wrong. */
const page = `---
title: Anmelden
description: Melden Sie sich im Backend an und ab, und setzen Sie ein vergessenes Passwort selber neu, auch am Mobiltelefon.
sidebar_position: 2
keywords: [Login, Passwort, Konto]
seitentyp: aufgabe
geprueft: 2026-11-21
mit: TYPO3 13.4
---
Siehe [Post][post].

[post]: https://www.post.ch

## Vorbereiten {#vorbereiten}

<Steps>

1. Klicken Sie auf Neu.
   Das Fenster öffnet sich.
2. Warten Sie.

   \`\`\`sh title="anmelden"
   ssh server
   \`\`\`

</Steps>

- Eins
- Zwei

:::tip[Tipp]

Ein Tipp.

:::

| Feld | Bedeutung |
|---|---|
| Titel | Was los ist |

3. Stock

[Hinweis]: Morgen

Bitte melden Sie sich bis am
1. August bei uns.
`;

/** Loading the dictionary takes long, and its rule knows no lines. The page answers no questions. */
const running = rules.filter(
  ({name, needsAll}) => !needsAll && !['rechtschreibung', 'fragen'].includes(name),
);
const file = 'email/anmelden.mdx';

it('finds the same on a page with any line ends', async () => {
  const found = await runRules(running, siteOf({[file]: page}));
  expect(found.map(({line, rule}) => `${line} ${rule}`)).toEqual([
    '41 zeilenanfang',
    '43 links',
    '43 zeilenanfang',
    '46 zeilenanfang',
  ]);
  for (const ending of ['\r\n', '\r']) {
    const written = siteOf({[file]: page.replaceAll('\n', ending)});
    expect(await runRules(running, written)).toEqual(found);
  }
}, 60_000);
