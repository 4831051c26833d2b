import {testBodies} from '../lib/testing';
import rule from './kaesten';

const end = '5 Hier endet ein Kasten';
const badly = '1 Der Kasten «tip» ist nicht richtig geschrieben';

testBodies(
  rule,
  [
    [':::tipp\n\nText\n\n:::', '1 Den Kasten «tipp» gibt es nicht → Meinten Sie «tip»?'],
    [':::warnung[Achtung]\n\nText\n\n:::', 'Meinten Sie «warning»?'],
    [':::rahmen\n\nText\n\n:::', '→ Es gibt note, tip, info, warning, danger.'],
    ['::tip', '1 Ein Kasten beginnt mit drei Doppelpunkten → '],
    // Read as text.
    [':::tipp Gut zu wissen\n\nText\n\n:::', '1 Den Kasten «tipp» gibt es nicht', end],
    ['::: tip\n\nText\n\n:::', badly, end],
    [':::tip Gut zu wissen\n\nText\n\n:::', badly, end],
    ['> [!NOTE]\n> Text', '1 Der Kasten «note» ist nicht richtig geschrieben'],
    ['> [!CAUTION] Text', '1 Den Kasten «caution» gibt es nicht'],
    ['Text\n:::tipp Gut zu wissen', '2 Den Kasten «tipp» gibt es nicht'],
    [':::tip\n\nText\n\n:::info\n\nText\n\n:::', '1 Der Kasten hört nicht auf'],
  ],
  [
    '> :::info\n> Text\n> :::',
    '- Punkt\n\n  :::danger\n\n  Text\n\n  :::',
    '::::info\n\n:::tip\n\nText\n\n:::\n\n::::',
    'Um 14:30 Uhr, siehe Regel:Ausnahme',
    '```\n:::tipp\n```',
  ],
);
