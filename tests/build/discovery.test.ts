import {versionName} from '@portal/common/manuals';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {describe, expect, it} from 'vitest';
import {parseEnv} from '../../src/config/env';
import {findManual} from '@portal/content/manuals';
import {buildDir, html, page, pageRoutes} from '../lib/pages';
import {isIndexed, pathOf, structuredData} from './rules/shared';

const {siteUrl} = parseEnv(process.env);
const read = (file: string) => readFileSync(path.join(buildDir, file), 'utf8');
const indexed = pageRoutes.filter((route) => isIndexed(html(route)));

describe('for search engines and assistants', () => {
  it('the instructions of the manuals are structured data', () => {
    const withSteps = indexed.filter((route) => html(route).includes('"@type":"HowTo"'));
    expect(withSteps.length).toBeGreaterThan(indexed.length / 2);
  });

  it('the way to a page leads through its manual, as on the page', () => {
    const wayTo = (route: string) =>
      structuredData(page(route))
        .find(({'@type': type}) => type === 'BreadcrumbList')
        ?.itemListElement?.map(({name, item}) => [name, pathOf(item)]);
    const {label, versions = []} = findManual('typo3');
    const older = versions[1]!;
    expect(wayTo('/typo3/category/grundlagen')?.[0]).toEqual([label, '/typo3']);
    expect(wayTo('/typo3/12.0/technische-voraussetzungen')?.[0]).toEqual([
      versionName({label}, older),
      `/typo3/${older.path}`,
    ]);
  });

  it('the sitemap lists every indexed page with its date', () => {
    const entries = [
      ...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>(?:<lastmod>([^<]+))?/g),
    ].map(([, address, date]) => ({route: pathOf(address) ?? '', date}));
    const listed = entries.map(({route}) => route);
    const expected = indexed.filter((route) => !route.startsWith('/dev/'));
    expect(listed.sort()).toEqual(expected.sort());
    entries.forEach(({date}) => expect(date).toMatch(/^\d{4}-\d\d-\d\d$/));
  });

  it('robots.txt names the sitemap', () => {
    expect(read('robots.txt')).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  });

  it('has the icons that browsers ask for without being told', () => {
    for (const name of ['favicon.ico', 'apple-touch-icon.png']) {
      expect([name, existsSync(path.join(buildDir, name))]).toEqual([name, true]);
    }
  });

  it('llms.txt leads to the Markdown copies of all manuals', () => {
    const links = [...read('llms.txt').matchAll(/\]\(([^)]+)\)/g)].map(([, to]) => pathOf(to));
    expect(links.filter((file) => !existsSync(path.join(buildDir, file ?? '')))).toEqual([]);
    const ofManuals = indexed.filter((route) => route !== '/' && !route.startsWith('/dev/'));
    expect(links.sort()).toEqual(ofManuals.map((route) => `${route}.md`).sort());
  });

  it('the pictures have the size that is said', async () => {
    const {width, height} = await sharp(path.join(buildDir, 'img/share/typo3.png')).metadata();
    expect([width, height]).toEqual([1200, 630]);
  });
});
