import {expect, it} from 'vitest';
import {checkBody} from '../lib/testing';
import rule from './bausteine';

it.each([
  ['<Step>\n</Step>', '1 Den Baustein «Step» gibt es nicht → Meinten Sie «Steps»?'],
  [
    '<Value name="imapSever" />',
    '1 Den Wert «imapSever» gibt es nicht → Meinten Sie «imapServer»?',
  ],
  ['<ElementPreview type="karte" />', '1 Das Element «karte» gibt es nicht → Meinten Sie «card»?'],
  ['<ElementThumb type="tab" />', '1 Das Element «tab» gibt es nicht → Meinten Sie «tabs»?'],
  ['<UiItem icon="hom">Start</UiItem>', '1 Das Symbol «hom» gibt es nicht → Meinten Sie «home»?'],
])('finds %s', async (body, message) => {
  const [found = ''] = await checkBody(rule, `${body}\n`);
  expect(found.split('→')[0]).toBe(message.split('→')[0]);
});

it('accepts what the portal and the page itself know', async () => {
  const body = `import Teil from './_teil.mdx';

<Teil />

<Value name="imapServer" /> <Kbd>Ctrl+S</Kbd>

<details><summary>Mehr</summary></details>
`;
  expect(await checkBody(rule, body)).toEqual([]);
});
