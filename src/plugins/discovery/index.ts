import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {findManual, manualTable} from '@portal/content/manuals';
import type {PageModel} from '@portal/content/page/model';
import {manualCards} from '../../config/manualCards';
import {builtFile} from '../../build/pages';
import {llmsTxt, markdownCopy, robotsTxt, withHeadAdditions} from './documents';
import {picturePng} from './picture';

const home = {id: 'start', label: 'Anleitungen'};
const homeDescription = 'Website, Shop, E-Mail und Plattformen';

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
 * breadcrumbs and instructions, and a picture per manual.
 */
export async function writeDiscovery(
  pages: readonly PageModel[],
  {baseUrl, siteConfig}: Pick<LoadContext, 'baseUrl' | 'siteConfig'>,
  outDir: string,
): Promise<void> {
  const siteUrl = siteConfig.url + baseUrl;

  /** Writes a page's Markdown copy and links to it in the page's head. */
  async function addCopy(page: PageModel): Promise<void> {
    const file = builtFile(outDir, baseUrl, page.route);
    const manual = page.manual === null ? home : findManual(page.manual);
    await writeFile(file.replace(/\.html$/, '.md'), markdownCopy(page, manual.label));
    const additions = {
      siteName: siteConfig.title,
      markdown: `${baseUrl}${encodeURI(page.route.slice(baseUrl.length) || 'index')}.md`,
      image: `${siteUrl}img/share/${manual.id}.png`,
      manual: manual.label,
      page,
    };
    await writeFile(file, withHeadAdditions(await readFile(file, 'utf8'), additions));
  }

  // Pictures are drawn in separate threads while the copies are written here.
  await Promise.all([...pages.map(addCopy), drawPictures(siteConfig.title, outDir)]);
  await writeFile(path.join(outDir, 'robots.txt'), robotsTxt(siteUrl));
  await writeFile(path.join(outDir, 'llms.txt'), llmsTxt(siteConfig.title, pages));
}
