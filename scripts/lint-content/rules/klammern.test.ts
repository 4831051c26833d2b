import {expect, it} from 'vitest';
import {checkBody} from '../lib/testing';
import rule from './klammern';

it.each([
  'Guten Tag {name}',
  '{name}',
  '{kunde.name}',
  '{a, b}',
  '<UiText marker={name}>A</UiText>',
  'Guten Tag {{name}}',
  '{`Hallo ${name}`}',
  '{[name]}',
  '{!name}',
  '{name()}',
  '{props[name]}',
  '{<b>{name}</b>}',
])('finds %s', async (body) => {
  expect(await checkBody(rule, `${body}\n`)).toEqual([
    expect.stringMatching(/^1 In geschweiften Klammern steht «(?:name|kunde|a)», .+ → .+\\\{/),
  ]);
});

it.each(['{1}', '{}', 'Menge {12} und mehr', '{{}}', '{{a: 1}}', '{new Date()}'])(
  'finds %s, of which readers would see something else or nothing',
  async (body) => {
    expect(await checkBody(rule, `${body}\n`)).toEqual([
      expect.stringMatching(/^1 Geschweifte Klammern im Text erscheinen nicht → .+\\\{/),
    ]);
  },
);

it.each([
  'Guten Tag \\{name\\} und `{name}`',
  '{/* Notiz */}',
  '{props.children}',
  '{frontMatter.title}',
  '{props.auch ? <strong>{props.auch}</strong> : props.name ?? "so"}',
  '<UiText marker={2}>A</UiText>',
  "import {ecken as runde} from '@site/a';\n\n<Exercise of={runde} />",
  'export const farbe = "rot";\n\n{farbe}',
  '{[1, 2].map((n) => n)}',
  '{" "}{props.teile.map(({name}) => <li key={name}>{name}</li>)}',
  '<span style={{color: "red"}} title={`Wert ${props.name}`}>A</span>',
])('accepts %s', async (body) => {
  expect(await checkBody(rule, `${body}\n`)).toEqual([]);
});
