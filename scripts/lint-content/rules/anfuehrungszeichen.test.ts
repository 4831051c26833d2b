import {expect, it} from 'vitest';
import {checkBody} from '../lib/testing';
import rule from './anfuehrungszeichen';

it.each(['„Gespeichert“', '"Gespeichert"', '“Gespeichert”', '»Gespeichert«', '‚Gespeichert‘'])(
  'finds %s',
  async (wrong) => {
    const [first = '', ...others] = await checkBody(rule, `Text\n\nDie ${wrong} erscheint.\n`);
    expect(others).toEqual([]);
    expect(first).toMatch(/^3 Falsches Anführungszeichen . → Schreiben Sie «so»/);
  },
);

it('looks into the texts of sketches and the head, not into code and other languages', async () => {
  expect(
    await checkBody(rule, "<UiButton>„Ja“</UiButton>\n<UiField label='„Name“' />\n"),
  ).toHaveLength(2);
  expect(
    await checkBody(
      rule,
      'Es geht’s, «gut ‹so› und» 1\'000 Mal: `"ja"`.\n\n«Ja» oder «Nein»\n\n<CopyText lang="en" title="Englisch">\n\nSay “yes”.\n\n</CopyText>\n',
    ),
  ).toEqual([]);
});
