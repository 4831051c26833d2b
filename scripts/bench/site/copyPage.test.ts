import {expect, it} from 'vitest';
import {copyOfCategory, copyOfPage} from './copyPage';

it('copyOfPage keeps the files behind a page’s links and drops its address', () => {
  const page = `---
title: Webmail
slug: /post
id: webmail
---

import Teil from '../_partials/_teil.mdx';

<Screenshot src="./img/a.webp" alt="./" />
[Konto](./konto.mdx#neu), [oben](../index.mdx), [fremd](/typo3), ./Text
`;
  expect(copyOfPage(page, 'email/programme/webmail.mdx', 'email/kopie-1/programme/webmail.mdx'))
    .toBe(`---
title: Webmail
---

import Teil from '../../_partials/_teil.mdx';

<Screenshot src="../../programme/img/a.webp" alt="./" />
[Konto](../../programme/konto.mdx#neu), [oben](../../index.mdx), [fremd](/typo3), ./Text
`);
});

it('copyOfCategory gives a label of its own and drops the address', () => {
  const category = {
    label: 'Element',
    position: 2,
    link: {type: 'generated-index', slug: '/a', title: 'A'},
  };
  expect(JSON.parse(copyOfCategory(JSON.stringify(category), 3))).toEqual({
    label: 'Element 3',
    position: 2,
    link: {type: 'generated-index', title: 'Element 3'},
  });
});

it('copyOfCategory opens no page that belongs to the original', () => {
  const category = {label: 'Element', link: {type: 'doc', id: 'uebersicht'}};
  expect(JSON.parse(copyOfCategory(JSON.stringify(category), 2))).toEqual({label: 'Element 2'});
});
