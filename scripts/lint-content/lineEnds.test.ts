import {expect, it} from 'vitest';
import {siteOf} from '@portal/content/source/site';
import {head} from './lib/testing';
import {loadRules} from './rules';
import {runRules} from './run';

/** Loading the dictionary takes long, and its rule knows no lines. The page answers no questions. */
const rules = (await loadRules()).filter(
  ({name, needsAll}) => !needsAll && !['rechtschreibung', 'fragen'].includes(name),
);

/** Everything that has a rule about lines, right and wrong. */
const page = `${head}Siehe [Post][post].

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

:::tip[Tipp]

Ein Tipp.

:::

| Feld | Bedeutung |
|---|---|
| Titel | Was los ist |

3. Stock

Bitte melden Sie sich bis am
1. August bei uns.
`;

it('finds the same on a page with any line ends', async () => {
  const check = async (text: string) =>
    (await runRules(rules, siteOf({'email/anmelden.mdx': text}))).map(
      ({line, rule}) => `${line} ${rule}`,
    );
  const found = ['38 zeilenanfang', '40 listen', '41 zeilenanfang'];
  expect(await check(page)).toEqual(found);
  expect(await check(page.replaceAll('\n', '\r\n'))).toEqual(found);
  expect(await check(page.replaceAll('\n', '\r'))).toEqual(found);
});
