import {manualCards} from '../../config/manualCards';
import {audiences, manualPath, manualsFor, type Audience} from '../../config/manuals';
import {escapeHtml} from '../../text/escapeHtml';
import type {Instruction} from './article';

/** `robots.txt`: everything may be read; where the sitemap is. `siteUrl` ends with the base path. */
export function robotsTxt(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}sitemap.xml\n`;
}

export interface Entry {
  /** Address with base path. */
  path: string;
  title: string;
  description: string;
}

/** `llms.txt` (https://llmstxt.org): the pages of every manual with their Markdown copies. */
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

/** Structured data for instructions on a page (https://schema.org/HowTo), as JSON. */
export function howTo(instructions: readonly Instruction[]): string {
  const data = instructions.map(({name, steps}) => ({
    '@context': 'https://schema.org',
    '@type': 'HowTo',
    name,
    step: steps.map((step, i) => ({'@type': 'HowToStep', position: i + 1, ...step})),
  }));
  // A closing tag inside a text must not end the script.
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

export interface HeadAdditions {
  siteName: string;
  /** Address of the home page: origin and base path. */
  siteUrl: string;
  /** Address of the page's Markdown copy. */
  markdown: string;
  /** Absolute address of the manual's picture for shared links. */
  image: string;
  /** Name of that manual. */
  manual: string;
  instructions: readonly Instruction[];
}

/** A page's HTML with links and data for other programs at the end of its head. */
export function withHeadAdditions(
  html: string,
  {siteName, siteUrl, markdown, image, manual, instructions}: HeadAdditions,
): string {
  const additions = [
    `<link rel="alternate" type="text/markdown" href="${markdown}">`,
    `<meta property="og:type" content="website"><meta property="og:site_name" content="${escapeHtml(siteName)}">`,
    `<meta property="og:image" content="${image}">`,
    `<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">`,
    `<meta property="og:image:alt" content="${escapeHtml(manual)}">`,
    ...(instructions.length > 0
      ? [`<script type="application/ld+json">${howTo(instructions)}</script>`]
      : []),
  ];
  // Upstream's breadcrumbs give a manual's first page an address that only leads to the right one.
  const canonical = html.replace(/"item":"(https?:[^"]+)\/"/g, (whole, address: string) =>
    `${address}/` === siteUrl ? whole : `"item":"${address}"`,
  );
  // A function: in a text as replacement, `$` would have a meaning.
  return canonical.replace('</head>', () => `${additions.join('')}</head>`);
}
