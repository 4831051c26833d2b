import {expect, it} from 'vitest';
import {checkFiles, head} from '../lib/testing';
import rule from './adressen';

const withLine = (line: string) => head.replace('title:', `${line}\ntitle:`);

it('finds two pages with one address, at both', async () => {
  const files = {
    'email/alt.mdx': withLine('slug: webmail'),
    'email/webmail.mdx': head,
    'email/programme/alt.mdx': head,
  };
  expect(await checkFiles(rule, files)).toEqual([
    'email/alt.mdx:2 Die Adresse «/email/webmail» hat auch email/webmail.mdx → Geben Sie einer der beiden Dateien einen anderen Namen oder «slug».',
    expect.stringContaining('email/webmail.mdx:1 Die Adresse «/email/webmail» hat auch'),
  ]);
});

it('finds a page at the address of a category', async () => {
  const category = {label: 'Programme', link: {type: 'generated-index', slug: '/programme'}};
  const files = {
    'email/programme/_category_.json': JSON.stringify(category),
    'email/programme.mdx': head,
  };
  expect(await checkFiles(rule, files)).toHaveLength(2);
});

it('finds two pages of a folder with one id', async () => {
  const files = {
    'email/a.mdx': withLine('slug: a\nid: ios'),
    'email/b.mdx': withLine('slug: b\nid: ios'),
    'email/programme/c.mdx': withLine('id: ios'),
  };
  expect(await checkFiles(rule, files)).toEqual([
    expect.stringContaining('email/a.mdx:3 Die «id» ios hat auch email/b.mdx → '),
    expect.stringContaining('email/b.mdx:3 Die «id» ios hat auch email/a.mdx → '),
  ]);
});

it.each([
  ['email/programme/kalender.mdx', '/email/programme/kalender', '/email', '/programme/kalender'],
  ['email/kalender.mdx', '/email', '/email', '/'],
  ['typo3_versioned_docs/version-12.0/a.mdx', '/typo3/12.0/a', '/typo3/12.0', '/a'],
])('finds the manual in the slug of %s', async (file, slug, base, right) => {
  expect(await checkFiles(rule, {[file]: withLine(`slug: ${slug}`)})).toEqual([
    `${file}:2 Vor «slug» kommt noch das Handbuch, die Adresse wird also «${base}${slug}» → Schreiben Sie «${right}».`,
  ]);
});

it('accepts a slug that only begins like the manual', async () => {
  const page = withLine('slug: /email-programme/kalender');
  expect(await checkFiles(rule, {'email/kalender.mdx': page})).toEqual([]);
});
