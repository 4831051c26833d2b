import {expect, it} from 'vitest';
import {importedPartials} from './importedPartials';

it('gives the partials of a page, by their full paths', () => {
  const text = `---
title: Seite
---
import Anmelden from '@site/typo3/_partials/_anmelden.mdx';
import Teil from "./_teil.mdx";
import Seite from './andere.mdx';
import Tabs from '@theme/Tabs';

Schreiben Sie import Teil from './_beispiel.mdx' in die Seite.
`;
  expect(importedPartials(text, '/site/typo3/login.mdx', '/site')).toEqual([
    '/site/typo3/_partials/_anmelden.mdx',
    '/site/typo3/_teil.mdx',
  ]);
});
