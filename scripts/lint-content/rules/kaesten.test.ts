import {expect, it} from 'vitest';
import {checkBody} from '../lib/testing';
import rule from './kaesten';

it.each([
  [':::tipp\n\nText\n\n:::', 'Den Kasten «tipp» gibt es nicht → Meinten Sie «tip»?'],
  [
    ':::warnung[Achtung]\n\nText\n\n:::',
    'Den Kasten «warnung» gibt es nicht → Meinten Sie «warning»?',
  ],
  [':::dangr\nText\n:::', 'Den Kasten «dangr» gibt es nicht → Meinten Sie «danger»?'],
  [
    ':::rahmen\n\nText\n\n:::',
    'Den Kasten «rahmen» gibt es nicht → Es gibt note, tip, info, warning, danger.',
  ],
  [
    ':::tip\n\nText\n',
    'Der Kasten hört nicht auf → Schreiben Sie nach seinem Text eine Zeile mit drei Doppelpunkten (:::).',
  ],
  ['::tip', 'Ein Kasten beginnt mit drei Doppelpunkten → Schreiben Sie :::tip.'],
])('finds %j', async (body, message) => {
  expect(await checkBody(rule, `${body}\n`)).toEqual([`1 ${message}`]);
});

it.each([
  [
    ':::tipp Gut zu wissen\n\nText\n\n:::',
    ['1 Den Kasten «tipp» gibt es nicht', '5 Hier endet ein Kasten'],
  ],
  [
    '::: tip\n\nText\n\n:::',
    ['1 Der Kasten «tip» ist nicht richtig geschrieben', '5 Hier endet ein Kasten'],
  ],
  [
    ':::tip Gut zu wissen\n\nText\n\n:::',
    ['1 Der Kasten «tip» ist nicht richtig geschrieben', '5 Hier endet ein Kasten'],
  ],
  ['> [!NOTE]\n> Text', ['1 Der Kasten «note» ist nicht richtig geschrieben']],
  ['> [!CAUTION] Text', ['1 Den Kasten «caution» gibt es nicht']],
  ['Text\n:::tipp Gut zu wissen', ['2 Den Kasten «tipp» gibt es nicht']],
  [':::tip\n\nText\n\n:::info\n\nText\n\n:::', ['1 Der Kasten hört nicht auf']],
])('finds what was read as text in %j', async (body, messages) => {
  const found = await checkBody(rule, `${body}\n`);
  expect(found.map((message) => message.split(' →')[0])).toEqual(
    messages.map((message) => expect.stringContaining(message)),
  );
});

it.each([
  ':::tip[Gut zu wissen]\n\nText\n\n:::',
  '> :::info\n> Text\n> :::',
  '- Punkt\n\n  :::danger\n\n  Text\n\n  :::',
  '::::info\n\n:::tip\n\nText\n\n:::\n\n::::',
  'Um 14:30 Uhr, siehe Regel:Ausnahme',
  '```\n:::tipp\n```',
])('accepts %j', async (body) => {
  expect(await checkBody(rule, `${body}\n`)).toEqual([]);
});
