import {testBodies} from '../lib/testing';
import rule from './klammern';

const words = [
  'Guten Tag {name}',
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
];
// Readers would see something else or nothing.
const others = ['Menge {12} und mehr', '{}', '{{}}', '{{a: 1}}', '{new Date()}'];

testBodies(
  rule,
  [
    ...words.map((body): [string, string] => [body, '1 In geschweiften Klammern steht «']),
    ...others.map((body): [string, string] => [body, '1 Geschweifte Klammern im Text erscheinen']),
  ],
  [
    'Guten Tag \\{name\\} und `{name}` {/* Notiz */}',
    '{props.children} {frontMatter.title}',
    '{props.auch ? <strong>{props.auch}</strong> : props.name ?? "so"}',
    "import {ecken as runde} from '@site/a';\n\n<Exercise of={runde} />",
    'export const farbe = "rot";\n\n{farbe}',
    '{[1, 2].map((n) => n)}',
    '{" "}{props.teile.map(({name}) => <li key={name}>{name}</li>)}',
    '<span style={{color: "red"}} title={`Wert ${props.name}`}>A</span>',
  ],
);
