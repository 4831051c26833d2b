import {testBodies} from '../lib/testing';
import rule from './anfuehrungszeichen';

testBodies(
  rule,
  [
    ...['„Ja“', '“Ja”', '»Ja«', '‚Ja‘'].map((word): [string, string] => [
      `Text\n\nDie ${word} erscheint.`,
      '3 Falsches Anführungszeichen',
    ]),
    ["<UiButton>„Ja“</UiButton>\n<UiField label='„Name“' />", '1 Falsches', '2 Falsches'],
  ],
  [
    'Es geht’s, «gut ‹so› und» 1\'000 Mal: `"ja"`.\n\n«Ja» oder «Nein»',
    'Der Bildschirm misst 27", der Film 5\' 30".',
    '<CopyText lang="en" title="Englisch">\n\nSay “yes”.\n\n</CopyText>',
  ],
);
