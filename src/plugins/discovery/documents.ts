import {manualCards} from '../../config/manualCards';
import {audiences, manualsFor, manualTable, type Audience} from '@portal/content/manuals';
import type {PageModel} from '@portal/content/page/model';
import {escapeHtml} from '@portal/common/text/escapeHtml';

/** Returns `robots.txt`, which allows everything and names the sitemap. `siteUrl` ends with the base path. */
export function robotsTxt(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}sitemap.xml\n`;
}

/** Returns `llms.txt` (https://llmstxt.org) with the pages of every manual and their Markdown copies. */
export function llmsTxt(siteName: string, pages: readonly PageModel[]): string {
  const line = ({url, title, description}: PageModel) => `- [${title}](${url}.md): ${description}`;
  const sections = (Object.keys(audiences) as Audience[]).flatMap((audience) =>
    manualsFor(audience).map(({id, label}) => {
      const lines = pages.filter(({manual}) => manual === id).map(line);
      return `## ${label}\n\n${manualCards[id].description}\n\n${lines.join('\n')}\n`;
    }),
  );
  return `# ${siteName}\n\n> Anleitungen in Schweizer Hochdeutsch.\n\n${sections.join('\n')}`;
}

/** Returns the Markdown copy of a page of a manual with this name. Its last line names the source. */
export function markdownCopy({markdown, manual, version, url}: PageModel, label: string): string {
  const shown = manualTable
    .find(({id}) => id === manual)
    ?.versions?.find(({name}) => name === version)?.label;
  const source = [label, shown?.trim()].filter(Boolean).join(', ');
  return `${markdown}\n\n---\n\nQuelle: ${source}, <${url}>\n`;
}

type Described = Pick<PageModel, 'url' | 'breadcrumbs' | 'sections'>;

/** Returns the instructions of a page, each named by the heading of the second or third level above it. */
function howTos({url, sections}: Described): object[] {
  let name = '';
  return sections.flatMap(({level, heading, isQuestion, instructions}) => {
    name = !isQuestion && (level === 2 || level === 3) ? heading : name;
    return instructions
      .filter((steps) => name !== '' && steps.length > 1)
      .map((steps) => ({
        '@type': 'HowTo',
        name,
        step: steps.map(({id, text}, i) => ({
          '@type': 'HowToStep',
          position: i + 1,
          text,
          url: new URL(`#${id}`, url).href,
        })),
      }));
  });
}

/** Returns structured data (https://schema.org) for the breadcrumbs and the instructions of a page. */
function structuredData(page: Described): object[] {
  const way = {
    '@type': 'BreadcrumbList',
    itemListElement: page.breadcrumbs.map(({name, url}, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: url,
    })),
  };
  return [...(page.breadcrumbs.length > 0 ? [way] : []), ...howTos(page)];
}

/** Returns structured data as an element for the head, or an empty string if there is none. */
export function dataElement(page: Described): string {
  const data = structuredData(page).map((one) => ({'@context': 'https://schema.org', ...one}));
  // A closing tag in a text must not end the script.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return data.length > 0 ? `<script type="application/ld+json">${json}</script>` : '';
}

export interface HeadAdditions {
  siteName: string;
  /** Address of the page's Markdown copy. */
  markdown: string;
  /** Absolute address of the manual's picture for shared links. */
  image: string;
  /** Name of that manual. */
  manual: string;
  page: Described;
}

/** Returns a page's HTML with links and data for other programs at the end of its head. */
export function withHeadAdditions(
  html: string,
  {siteName, markdown, image, manual, page}: HeadAdditions,
): string {
  const additions = [
    `<link rel="alternate" type="text/markdown" href="${markdown}">`,
    `<meta property="og:type" content="website"><meta property="og:site_name" content="${escapeHtml(siteName)}">`,
    `<meta property="og:image" content="${image}">`,
    `<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">`,
    `<meta property="og:image:alt" content="${escapeHtml(manual)}">`,
    dataElement(page),
  ];
  // This is a function because `$` has a meaning in a replacement string.
  return html.replace('</head>', () => `${additions.join('')}</head>`);
}
