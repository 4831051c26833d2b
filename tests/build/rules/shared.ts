import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {CheerioAPI} from 'cheerio';
import {withoutSoftHyphens} from '@portal/common/text/softHyphens';
import {parseEnv} from '../../../src/config/env';
import {buildDir, builtRoutes} from '../../lib/pages';
import type {Rule} from './rule';

const {siteUrl} = parseEnv(process.env);
const built = new Set(builtRoutes());

/** Returns the path on this site of an absolute address, decoded; null for another host. */
export function pathOf(address: string | undefined): string | null {
  if (!URL.canParse(address ?? '')) {
    return null;
  }
  const url = new URL(address!);
  return url.origin === siteUrl ? decodeURI(url.pathname) : null;
}

/** Whether search engines may list a page. */
export const isIndexed = (html: string) => !/<meta[^>]*name="?robots[^>]*noindex/.test(html);

export interface Data {
  '@type': string;
  name: string;
  itemListElement?: {position: number; name: string; item?: string}[];
  step?: {position: number; text: string; url: string}[];
}

/** Returns the structured data of a page. */
export function structuredData($: CheerioAPI): Data[] {
  return $('script[type="application/ld+json"]')
    .toArray()
    .flatMap((element) => JSON.parse($(element).text()) as Data | Data[]);
}

/** A page that search engines list names its own address and has title, type and picture for shared links. */
export const sharedLinks: Rule = {
  check: ({$, route, html}) => {
    if (!isIndexed(html)) {
      return [];
    }
    const canonical = $('link[rel=canonical]').attr('href');
    const picture = $('meta[property="og:image"]').attr('content');
    return [
      ...(pathOf(canonical) === route ? [] : [`canonical address ${canonical}`]),
      ...['title', 'type', 'url', 'site_name', 'image:alt']
        .filter((name) => !$(`meta[property="og:${name}"]`).attr('content'))
        .map((name) => `no og:${name}`),
      ...(existsSync(path.join(buildDir, pathOf(picture) ?? 'no picture'))
        ? []
        : [`picture ${picture}`]),
    ];
  },
  broken: [`<link rel="canonical" href="${siteUrl}/anderswo">`],
};

/** Structured data counts from 1, and what it names is on the page. */
export const data: Rule = {
  check: ({$}) =>
    structuredData($).flatMap(({'@type': type, name, itemListElement = [], step = []}) => {
      const entries = type === 'HowTo' ? step : itemListElement;
      const isKnown = ['BreadcrumbList', 'HowTo'].includes(type);
      const isCounted = entries.every(({position}, index) => position === index + 1);
      const isTitle = withoutSoftHyphens($('h2, h3').text()).includes(name);
      return [
        ...(isKnown ? [] : [`type ${type}`]),
        ...(isCounted && entries.length > (type === 'HowTo' ? 1 : 0) ? [] : [`${name}: positions`]),
        ...itemListElement.filter(({item}) => !built.has(pathOf(item) ?? '')).map(({item}) => `${item}`),
        ...(type === 'HowTo' && !isTitle ? [`no heading «${name}»`] : []),
        ...step
          .filter(({text, url}) => {
            const id = decodeURIComponent(new URL(url).hash.slice(1));
            return text === '' || $(`[id="${id}"]`).length !== 1;
          })
          .map(({url, text}) => `step «${text}» ${url}`),
      ];
    }),
  broken: [
    '<script type="application/ld+json">{"@type": "Person", "name": "Lea"}</script>',
    `<h2>A</h2><script type="application/ld+json">{"@type": "HowTo", "name": "A", "step": [{"position": 1, "text": "B", "url": "${siteUrl}/#b"}, {"position": 2, "text": "C", "url": "${siteUrl}/#c"}]}</script>`,
  ],
};

/** A page that search engines list has a Markdown copy that reads without the page. */
export const copies: Rule = {
  check: ({$, route, html}) => {
    if (!isIndexed(html)) {
      return [];
    }
    const file = decodeURI($('link[type="text/markdown"]').attr('href') ?? '/nowhere');
    if (!existsSync(path.join(buildDir, file))) {
      return [`no copy ${file}`];
    }
    const copy = readFileSync(path.join(buildDir, file), 'utf8');
    const prose = copy.replace(/```[\s\S]*?\n\s*(?:> )?```|`[^`\n]+`/g, '');
    // Remains of the page, and relative links.
    const remains =
      /<!--|(?<!\\)<\/?(?:div|span|p|a|button)\b|\]\((?!https?:|mailto:|tel:)/.exec(prose);
    return [
      ...(/^# \S/.test(copy) ? [] : [`${file} has no title`]),
      ...(copy.includes(`<${siteUrl}${encodeURI(route)}>`) ? [] : [`${file} has no address`]),
      ...(remains ? [`${file}: ${remains[0]}`] : []),
    ];
  },
  broken: ['<main></main>'],
};
