import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {logo} from '../../config/logo';
import {manualCards} from '../../config/manualCards';
import {manualPath, manualTable} from '../../config/manuals';
import {synonymsFile} from '../../config/search';
import type {SearchRecord} from '../../search/record';
import {builtFile, pagePaths} from '../lib/builtPages';
import {loadMain} from '../lib/loadMain';
import {replaceFile} from '../lib/replaceFile';
import {pageRecords} from '../../search/records/pageRecords';
import {writeIndex} from '../search/writeIndex';
import {articleMarkdown, readArticle, type Article} from './article';
import {llmsTxt, robotsTxt, withHeadAdditions, type Entry} from './documents';
import {icons} from './icons';
import {picturePng} from './picture';

const home = {id: 'start', label: 'Anleitungen'};
const homeDescription = 'Website, Shop, E-Mail und Plattformen';

/** The manual that an address belongs to; the home for all others. */
function manualOf(route: string, baseUrl: string): {id: string; label: string} {
  const relative = `/${route.slice(baseUrl.length)}/`;
  return manualTable.find((manual) => relative.startsWith(`${manualPath(manual)}/`)) ?? home;
}

interface BuiltPage {
  file: string;
  html: string;
  /** Path with base path, decoded. */
  route: string;
  /** The whole address. */
  url: string;
}

/** What is made of a page: its records for the search, and its line in llms.txt where it has an article. */
interface PageYield {
  records: SearchRecord[];
  entry: Entry | null;
}

/**
 * After the build: what other programs read. Robots.txt, llms.txt, a Markdown copy of every page, structured
 * data for breadcrumbs and instructions, a picture per manual, icons, and, because each page is parsed once
 * for all of them, the index of the embedded search with the records for the hosted one.
 */
export default function discoveryPlugin({baseUrl, siteConfig, siteDir}: LoadContext): Plugin {
  const origin = siteConfig.url;
  const siteUrl = origin + baseUrl;

  /** Writes a page's Markdown copy and names it in its head. */
  async function addCopy({file, html, route, url}: BuiltPage, article: Article): Promise<void> {
    const copy = file.replace(/\.html$/, '.md');
    const manual = manualOf(route, baseUrl);
    await writeFile(copy, articleMarkdown(article, manual.label, url));
    const additions = {
      siteName: siteConfig.title,
      markdown: `${baseUrl}${encodeURI(route.slice(baseUrl.length) || 'index')}.md`,
      image: `${siteUrl}img/share/${manual.id}.png`,
      manual: manual.label,
      article,
    };
    await replaceFile(file, withHeadAdditions(html, additions));
  }

  async function readPage(outDir: string, route: string): Promise<PageYield> {
    const file = builtFile(outDir, baseUrl, route);
    const html = await readFile(file, 'utf8');
    const url = origin + encodeURI(route);
    const $ = loadMain(html);
    // First, because the other one takes out of the page what has no place in a copy.
    const records = pageRecords($, url, siteConfig.title);
    const article = readArticle($, url);
    if (article === null) {
      return {records, entry: null};
    }
    await addCopy({file, html, route, url}, article);
    const {title, description} = article;
    return {records, entry: {path: route, title, description}};
  }

  async function drawPictures(outDir: string): Promise<void> {
    const pictures = path.join(outDir, 'img', 'share');
    await mkdir(pictures, {recursive: true});
    const pictured = [
      {...home, description: homeDescription},
      ...manualTable.map((manual) => ({...manual, ...manualCards[manual.id]})),
    ];
    for (const {id, label, description} of pictured) {
      await writeFile(
        path.join(pictures, `${id}.png`),
        await picturePng({siteName: siteConfig.title, label, description}),
      );
    }
    const drawing = await readFile(path.join(outDir, logo.src), 'utf8');
    for (const [name, icon] of Object.entries(await icons(drawing))) {
      await writeFile(path.join(outDir, name), icon);
    }
  }

  return {
    name: 'portal-discovery',
    async postBuild({outDir, routes}) {
      const paths = pagePaths(routes)
        .map((encoded) => decodeURI(encoded))
        .sort();
      // Pictures are drawn in threads of their own while the pages are read here.
      const [pages] = await Promise.all([
        Promise.all(paths.map((route) => readPage(outDir, route))),
        drawPictures(outDir),
      ]);
      const records = pages.flatMap((page) => page.records);
      await writeIndex(records, siteConfig.url, outDir, path.join(siteDir, synonymsFile));
      const listed = pages.flatMap(({entry}) => entry ?? []);
      await writeFile(path.join(outDir, 'robots.txt'), robotsTxt(siteUrl));
      await writeFile(
        path.join(outDir, 'llms.txt'),
        llmsTxt(siteConfig.title, origin, baseUrl, listed),
      );
    },
  };
}
