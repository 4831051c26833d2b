import {expect, it} from 'vitest';
import {checkBody} from '../lib/testing';
import rule from './klammern';

it.each([
  'Guten Tag {name}',
  '{name}',
  '{kunde.name}',
  '{a, b}',
  '<UiText marker={name}>A</UiText>',
])('finds %s', async (body) => {
  expect(await checkBody(rule, `${body}\n`)).toEqual([
    expect.stringMatching(/^1 In geschweiften Klammern steht «(?:name|kunde|a)», .+ → .+\\\{/),
  ]);
});

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
])('accepts %s', async (body) => {
  expect(await checkBody(rule, `${body}\n`)).toEqual([]);
});
