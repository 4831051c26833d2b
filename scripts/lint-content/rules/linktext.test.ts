import {testBodies} from '../lib/testing';
import rule from './linktext';

const wrapped = 'https://www.google.com/url?q=https://www.example.ch/hilfe&ust=1';

testBodies(
  rule,
  [
    ['Text\n\nMehr [**Weiter**](/email).', '3 Der Linktext «Weiter» sagt nicht, wohin'],
    ['[Mehr dazu …](/email)', 'sagt nicht, wohin'],
    ['<a href="/email">Link</a>', '«Link» sagt nicht, wohin'],
    ['[](./login.mdx)', ''],
    // The number of a source.
    ['Text [[1]](https://a.ch), [2](https://b.ch).', '«[1]» sagt nicht', '«2» sagt nicht'],
    [`[${wrapped}](https://www.example.ch/hilfe)`, 'eine Adresse, die verraten kann, wer'],
  ],
  // The rule `links` names the address of an automatic link.
  [wrapped],
);
