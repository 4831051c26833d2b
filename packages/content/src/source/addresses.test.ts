import {describe, expect, it} from 'vitest';
import {addressesOf, categoryAddress, pageAddress} from './addresses';
import {parseCategory} from './category';
import {parsePage} from './page';
import {siteOf} from './site';

const address = (file: string, head = '') => pageAddress(parsePage(file, `---\n${head}\n---\n`));

describe('pageAddress', () => {
  it.each([
    ['docs/index.mdx', 'slug: /', '/'],
    ['email/index.mdx', '', '/email'],
    ['email/programme/ios.mdx', '', '/email/programme/ios'],
    ['wordpress/basics/einstieg.mdx', 'slug: /einstieg', '/wordpress/einstieg'],
    ['typo3/grundlagen/login.mdx', '', '/typo3/grundlagen/login'],
    ['typo3_versioned_docs/version-12.0/index.mdx', '', '/typo3/12.0'],
    [
      'typo3_versioned_docs/version-12.0/a/uebersicht.mdx',
      'id: uebersicht\nslug: liste',
      '/typo3/12.0/a/liste',
    ],
    ['dorfplatz/amtliche/einfu\u0308hrung.mdx', '', '/dorfplatz/amtliche/einführung'],
    ['webkit-smart/grundlagen/grundlagen.mdx', '', '/webkit-smart/grundlagen'],
  ])('%s (%s) is at %s', (file, head, expected) => {
    expect(address(file, head)).toBe(expected);
  });

  it('refuses a file outside the manuals', () => {
    expect(() => address('README.mdx')).toThrow('lies in no manual');
  });
});

it('knows the addresses of categories', () => {
  const category = (link: unknown) =>
    categoryAddress(
      parseCategory('email/programme/_category_.json', JSON.stringify({label: 'Mail & Co', link})),
    );
  expect(category({type: 'generated-index', slug: '/category/p'})).toBe('/email/category/p');
  expect(category({type: 'generated-index'})).toBe('/email/category/mail--co');
  expect(category(null)).toBeUndefined();
  // A file that is no JSON stops the build, not the checks.
  expect(parseCategory('email/_category_.json', '{')).toEqual({
    file: 'email/_category_.json',
    source: '{',
  });
});

it('lists the pages of tags, in every version by themselves', () => {
  const tagged = (tags: string) => `---\ntags: ${tags}\n---\n`;
  const site = siteOf({
    'docs/a.mdx': tagged('[Ferien]'),
    'email/index.mdx': tagged('[Bilder, "Möbel & Co"]'),
    'email/webmail.mdx': tagged('[bilder]'),
    'typo3_versioned_docs/version-12.0/login.mdx': tagged('[Konto]'),
    'hgv/index.mdx': tagged('[]'),
    'hgv/a.mdx': tagged('kein Feld'),
  });
  const generated = [...addressesOf(site)].filter(([, page]) => page === null);
  expect(generated.map(([address]) => address)).toEqual([
    '/search',
    '/tags',
    '/tags/ferien',
    '/email/tags',
    '/email/tags/bilder',
    '/email/tags/mobel-co',
    '/typo3/12.0/tags',
    '/typo3/12.0/tags/konto',
  ]);
});

it('lists every address of a site, without partials', () => {
  const site = siteOf({'email/index.mdx': '', 'email/_partials/_a.mdx': 'Text'});
  expect([...addressesOf(site).keys()]).toEqual(['/search', '/email']);
});
