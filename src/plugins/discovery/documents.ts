import {manualCards} from '../../config/manualCards';
import {audiences, manualPath, manualsFor, type Audience} from '@portal/content/manuals';
import {escapeHtml} from '@portal/common/text/escapeHtml';
import type {Article} from './article';

/** Returns `robots.txt`, which allows everything and names the sitemap. `siteUrl` ends with the base path. */
export function robotsTxt(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}sitemap.xml\n`;
}

export interface Entry {
  /** Address with base path. */
  path: string;
  title: string;
  description: string;
}

/** Returns `llms.txt` (https://llmstxt.org) with the pages of every manual and their Markdown copies. */
export function llmsTxt(
  siteName: string,
  origin: string,
  baseUrl: string,
  entries: readonly Entry[],
): string {
  const line = ({path, title, description}: Entry) =>
    `- [${title}](${origin}${encodeURI(path)}.md): ${description}`;
  const sections = (Object.keys(audiences) as Audience[]).flatMap((audience) =>
    manualsFor(audience).map((manual) => {
      const start = baseUrl + manualPath(manual).slice(1);
      const pages = entries.filter(({path}) => path === start || path.startsWith(`${start}/`));
      return `## ${manual.label}\n\n${manualCards[manual.id].description}\n\n${pages.map(line).join('\n')}\n`;
    }),
  );
  return `# ${siteName}\n\n> Anleitungen in Schweizer Hochdeutsch.\n\n${sections.join('\n')}`;
}

type Described = Pick<Article, 'breadcrumbs' | 'instructions'>;

/** Returns structured data (https://schema.org) for the breadcrumbs and the instructions of a page. */
function structuredData({breadcrumbs, instructions}: Described): object[] {
  const way = {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({name, url}, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: url,
    })),
  };
  const howTos = instructions.map(({name, steps}) => ({
    '@type': 'HowTo',
    name,
    step: steps.map((step, i) => ({'@type': 'HowToStep', position: i + 1, ...step})),
  }));
  return [...(breadcrumbs.length > 0 ? [way] : []), ...howTos];
}

/** Returns structured data as an element for the head, or an empty string if there is none. */
export function dataElement(described: Described): string {
  const data = structuredData(described).map((one) => ({'@context': 'https://schema.org', ...one}));
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
  article: Described;
}

/** Returns a page's HTML with links and data for other programs at the end of its head. */
export function withHeadAdditions(
  html: string,
  {siteName, markdown, image, manual, article}: HeadAdditions,
): string {
  const additions = [
    `<link rel="alternate" type="text/markdown" href="${markdown}">`,
    `<meta property="og:type" content="website"><meta property="og:site_name" content="${escapeHtml(siteName)}">`,
    `<meta property="og:image" content="${image}">`,
    `<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">`,
    `<meta property="og:image:alt" content="${escapeHtml(manual)}">`,
    dataElement(article),
  ];
  // This is a function because `$` has a meaning in a replacement string.
  return html.replace('</head>', () => `${additions.join('')}</head>`);
}
