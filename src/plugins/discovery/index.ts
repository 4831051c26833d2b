import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {manualCards} from '../../config/manualCards';
import {manualPath, manualTable} from '@portal/content/manuals';
import {deliveryDir} from '../../delivery/deliveryDir';
import {recordsName} from '@portal/search/constants';
import {synonymsFile} from '../../config/synonymsFile';
import type {SearchRecord} from '@portal/search/records/record';
import type {BuiltPage} from '../afterBuild/pages';
import {readQuestions} from '../afterBuild/sources';
import {loadMain} from '../lib/loadMain';
import {pageRecords} from '@portal/search/records';
import {writeIndex} from '@portal/search/plugin/writeIndex';
import {articleMarkdown, readArticle, type Article} from './article';
import {llmsTxt, robotsTxt, withHeadAdditions, type Entry} from './documents';
import {picturePng} from './picture';

const home = {id: 'start', label: 'Anleitungen'};
const homeDescription = 'Website, Shop, E-Mail und Plattformen';

/** Returns the manual that an address belongs to, or the home for all other addresses. */
function manualOf(route: string, baseUrl: string): {id: string; label: string} {
  const relative = `/${route.slice(baseUrl.length)}/`;
  return manualTable.find((manual) => relative.startsWith(`${manualPath(manual)}/`)) ?? home;
}

/** Output for one page: its search records, and its line in llms.txt if it has an article. */
interface PageOutput {
  records: SearchRecord[];
  entry: Entry | null;
}

/** Draws the picture of every manual that a shared link shows. */
async function drawPictures(siteName: string, outDir: string): Promise<void> {
  const pictures = path.join(outDir, 'img', 'share');
  await mkdir(pictures, {recursive: true});
  const pictured = [
    {...home, description: homeDescription},
    ...manualTable.map((manual) => ({...manual, ...manualCards[manual.id]})),
  ];
  for (const {id, label, description} of pictured) {
    await writeFile(
      path.join(pictures, `${id}.png`),
      await picturePng({siteName, label, description}),
    );
  }
}

/**
 * Writes what other programs read: robots.txt, llms.txt, a Markdown copy of every public page, structured data for
 * breadcrumbs and instructions, and a picture per manual. It also writes the index of the embedded search and the
 * records for the hosted one, so that each page is parsed only once. `sources` are the files of the pages, by address.
 */
export async function writeDiscovery(
  pages: readonly BuiltPage[],
  sources: ReadonlyMap<string, string>,
  {baseUrl, siteConfig, siteDir}: LoadContext,
  outDir: string,
): Promise<void> {
  const origin = siteConfig.url;
  const siteUrl = origin + baseUrl;

  /** Writes a page's Markdown copy and links to it in the page's head. */
  async function addCopy({file, html, route}: BuiltPage, article: Article): Promise<void> {
    const copy = file.replace(/\.html$/, '.md');
    const manual = manualOf(route, baseUrl);
    await writeFile(copy, articleMarkdown(article, manual.label, origin + encodeURI(route)));
    const additions = {
      siteName: siteConfig.title,
      markdown: `${baseUrl}${encodeURI(route.slice(baseUrl.length) || 'index')}.md`,
      image: `${siteUrl}img/share/${manual.id}.png`,
      manual: manual.label,
      article,
    };
    await writeFile(file, withHeadAdditions(html, additions));
  }

  async function readPage(page: BuiltPage): Promise<PageOutput> {
    const url = origin + encodeURI(page.route);
    const $ = loadMain(page.html);
    // This comes first, because `readArticle` removes parts of the page that the records need.
    const source = sources.get(page.route);
    const questions = source === undefined ? {} : await readQuestions(source);
    const records = pageRecords($, url, siteConfig.title, manualTable, questions);
    const article = readArticle($, url);
    if (article === null) {
      return {records, entry: null};
    }
    await addCopy(page, article);
    const {title, description} = article;
    return {records, entry: {path: page.route, title, description}};
  }

  const sorted = pages
    .filter(({isPublic}) => isPublic)
    .sort((a, b) => (a.route < b.route ? -1 : 1));
  // Pictures are drawn in separate threads while the pages are read here.
  const [outputs] = await Promise.all([
    Promise.all(sorted.map(readPage)),
    drawPictures(siteConfig.title, outDir),
  ]);
  const records = outputs.flatMap((output) => output.records);
  await writeIndex(
    records,
    origin,
    outDir,
    path.join(siteDir, synonymsFile),
    path.join(deliveryDir(outDir), recordsName),
  );
  const listed = outputs.flatMap(({entry}) => entry ?? []);
  await writeFile(path.join(outDir, 'robots.txt'), robotsTxt(siteUrl));
  await writeFile(
    path.join(outDir, 'llms.txt'),
    llmsTxt(siteConfig.title, origin, baseUrl, listed),
  );
}
