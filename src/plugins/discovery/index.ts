import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {logo} from '../../config/logo';
import {manualCards} from '../../config/manualCards';
import {manualPath, manualTable} from '../../config/manuals';
import {builtFile, pagePaths} from '../lib/builtPages';
import {replaceFile} from '../lib/replaceFile';
import {articleMarkdown, readArticle} from './article';
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

/**
 * After the build: what search engines, link previews and assistants read:
 * robots.txt, llms.txt, a Markdown copy of every page, structured data for
 * breadcrumbs and instructions, a picture per manual, and icons.
 */
export default function discoveryPlugin({baseUrl, siteConfig}: LoadContext): Plugin {
  const origin = siteConfig.url;
  const siteUrl = origin + baseUrl;

  /** Writes a page's Markdown copy and names it in its head. Null for a page without article. */
  async function addCopy(outDir: string, route: string): Promise<Entry | null> {
    const file = builtFile(outDir, baseUrl, route);
    const html = await readFile(file, 'utf8');
    const url = origin + encodeURI(route);
    const article = readArticle(html, url);
    if (article === null) {
      return null;
    }
    const copy = file.replace(/\.html$/, '.md');
    const manual = manualOf(route, baseUrl);
    const markdown = encodeURI(baseUrl + path.relative(outDir, copy).split(path.sep).join('/'));
    const image = `${siteUrl}img/share/${manual.id}.png`;
    const {title, description} = article;
    const additions = {
      siteName: siteConfig.title,
      markdown,
      image,
      manual: manual.label,
      article,
    };
    await writeFile(copy, articleMarkdown(article, manual.label, url));
    await replaceFile(file, withHeadAdditions(html, additions));
    return {path: route, title, description};
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
      const [entries] = await Promise.all([
        Promise.all(paths.map((route) => addCopy(outDir, route))),
        drawPictures(outDir),
      ]);
      const listed = entries.filter((entry) => entry !== null);
      await writeFile(path.join(outDir, 'robots.txt'), robotsTxt(siteUrl));
      await writeFile(
        path.join(outDir, 'llms.txt'),
        llmsTxt(siteConfig.title, origin, baseUrl, listed),
      );
    },
  };
}
