import {expect, it} from 'vitest';
import {checkFiles, head} from '../lib/testing';
import rule from './doppelte-absaetze';

const long =
  'Öffnen Sie das Webmail, klicken Sie oben auf das Zahnrad und wählen Sie **Einstellungen**.';

it('finds a paragraph that stands on two pages, also in a list and with other emphasis', async () => {
  const files = {
    'email/a.mdx': `${head}Zuerst.\n\n${long}\n`,
    'email/b.mdx': `${head}1. Klick\n2. ${long.replaceAll('**', '')}\n`,
  };
  expect(await checkFiles(rule, files)).toEqual([
    expect.stringMatching(/^email\/a\.mdx:12 Dieser Absatz steht auch in email\/b\.mdx:11 →/),
    'email/b.mdx:11 Dieser Absatz steht auch in email/a.mdx:12 → Verweisen Sie darauf, oder machen Sie daraus einen gemeinsamen Abschnitt in «_partials».',
  ]);
});

it('accepts short sentences on many pages', async () => {
  const short = `${head}Melden Sie sich zuerst im Backend Ihrer Website an.\n`;
  expect(await checkFiles(rule, {'email/a.mdx': short, 'email/b.mdx': short})).toEqual([]);
});
