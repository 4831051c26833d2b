import {versionName} from '@portal/common/manuals';
import {withoutSoftHyphens} from '@portal/common/text/softHyphens';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {CheerioAPI} from 'cheerio';
import sharp from 'sharp';
import {describe, expect, it} from 'vitest';
import {parseEnv} from '../../src/config/env';
import {findManual} from '../../src/config/manuals';
import {buildDir, builtRoutes, html, page, pageRoutes} from '../lib/pages';

const {siteUrl} = parseEnv(process.env);
const built = new Set(builtRoutes());
const read = (file: string) => readFileSync(path.join(buildDir, file), 'utf8');

/** Path on this site of an absolute address, decoded; null for another host. */
function pathOf(address: string | undefined): string | null {
  const url = new URL(address ?? '');
  return url.origin === siteUrl ? decodeURI(url.pathname) : null;
}

interface Data {
  '@type': string;
  name: string;
  itemListElement?: {position: number; name: string; item?: string}[];
  step?: {position: number; text: string; url: string}[];
}

function structuredData($: CheerioAPI): Data[] {
  return $('script[type="application/ld+json"]')
    .toArray()
    .flatMap((element) => JSON.parse($(element).text()) as Data | Data[]);
}

/** This does not parse the pages, which would take seconds. */
const isIndexed = (route: string) => !/<meta[^>]*name="?robots[^>]*noindex/.test(html(route));
const indexed = pageRoutes.filter(isIndexed);

describe.each(indexed)('%s', (route) => {
  const $ = page(route);

  it('names its own address as the canonical one', () => {
    expect(pathOf($('link[rel=canonical]').attr('href'))).toBe(route);
  });

  it('has title, type, address and picture for shared links', () => {
    for (const name of ['title', 'type', 'url', 'site_name']) {
      expect($(`meta[property="og:${name}"]`).attr('content')).toBeTruthy();
    }
    const picture = pathOf($('meta[property="og:image"]').attr('content'));
    expect(existsSync(path.join(buildDir, picture ?? ''))).toBe(true);
    expect($('meta[property="og:image:alt"]').attr('content')).toBeTruthy();
  });

  it('has valid structured data', () => {
    for (const {'@type': type, name, itemListElement = [], step = []} of structuredData($)) {
      expect(['BreadcrumbList', 'HowTo']).toContain(type);
      const entries = type === 'HowTo' ? step : itemListElement;
      expect(entries.map(({position}) => position)).toEqual(entries.map((_, i) => i + 1));
      expect(entries.length).toBeGreaterThan(type === 'HowTo' ? 1 : 0);
      itemListElement.forEach(({item}) => expect(built).toContain(pathOf(item)));
      if (type === 'HowTo') {
        expect(withoutSoftHyphens($('h2, h3').text())).toContain(name);
        step.forEach(({text, url}) => {
          expect(text).not.toBe('');
          expect($(`[id="${decodeURIComponent(new URL(url).hash.slice(1))}"]`).length).toBe(1);
        });
      }
    }
  });

  it('has a Markdown copy that reads without the page', () => {
    const copy = read(decodeURI($('link[type="text/markdown"]').attr('href') ?? '/nowhere'));
    const prose = copy.replace(/```[\s\S]*?\n\s*(?:> )?```|`[^`\n]+`/g, '');
    expect(copy).toMatch(/^# \S/);
    expect(copy).toContain(`<${siteUrl}${encodeURI(route)}>`);
    // No remains of the page, and no relative links.
    expect(prose).not.toMatch(/<!--|(?<!\\)<\/?(?:div|span|p|a|button)\b|\]\((?!https?:|mailto:|tel:)/);
  });
});

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
