import {testBodies} from '../lib/testing';
import rule from './eszett';

testBodies(
  rule,
  [
    ['Die [Straße](./a.mdx) ist **groß**.', '1 «Straße» enthält ein ß → ', '1 «groß» enthält'],
    ['{/* Maß */}\n\n```\n$maß\n```', '1 «Maß»', '4 «maß»'],
  ],
  ['Schreiben Sie an info@weiß-ag.de. Passwort: Spaß! [PDF](https://a.de/große.pdf) `Gruß-2026`'],
);
