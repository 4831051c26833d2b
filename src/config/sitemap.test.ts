import type {DocusaurusConfig, RouteConfig} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {createSitemapItems} from './sitemap';

const link = (href: string) => ({type: 'link', label: href, href});
const category = (href: string, ...items: unknown[]) => ({
  type: 'category',
  label: href,
  href,
  items,
});

it('dates the overview of a category by its newest page, however deep', async () => {
  const sidebar = [
    category('/a/category/x', link('/a/alt'), category('/a/category/y', link('/a/für'))),
    category('/a/category/leer'),
  ];
  const version = {path: '/a', props: {version: {docsSidebars: {main: sidebar}}}};
  const routes = [{path: '/a', routes: [version]}] as unknown as RouteConfig[];
  const dates: Record<string, string | null> = {
    '/a/alt': '2026-01-01',
    '/a/f%C3%BCr': '2026-02-02',
    '/a/category/x': null,
    '/a/category/y': null,
    '/a/category/leer': null,
  };
  const entries = Object.entries(dates).map(([path, lastmod]) => ({
    url: `https://h.test${path}`,
    lastmod,
  }));
  const items = await createSitemapItems({
    routes,
    siteConfig: {url: 'https://h.test'} as DocusaurusConfig,
    defaultCreateSitemapItems: async () => entries,
  });
  expect(items.map(({lastmod}) => lastmod)).toEqual([
    '2026-01-01',
    '2026-02-02',
    '2026-02-02',
    '2026-02-02',
    null,
  ]);
});
