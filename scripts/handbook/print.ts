import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {chromium, type Browser, type Page, type Route} from '@playwright/test';
import sharp from 'sharp';
import {mediaType} from '../../src/delivery/mediaTypes';
import {decoded} from '@portal/common/text/decoded';
import {browserArguments, findTestBrowser} from '../lib/browser';
import {pagesOfIds} from './pdf';

/** Address of the document. No server listens there: {@link answer} fulfils every request. */
const origin = 'http://handbook.localhost';

/** Width of the text in CSS pixels: A4 without the margins of `handbook.css`. */
const viewport = {width: 642, height: 1000};

/** Quality of pictures. A PDF stores formats other than JPEG losslessly, at several times the size. */
const jpeg = {quality: 60, mozjpeg: true, chromaSubsampling: '4:4:4'};

/**
 * Returns a picture for paper. A picture taken at a pixel density of 2 is scaled down to 1.3, at most 158 dots per
 * inch.
 */
async function forPaper(content: Buffer, isFine: boolean): Promise<Buffer> {
  const picture = sharp(content).flatten({background: '#fff'});
  const {width} = await picture.metadata();
  return picture
    .resize({width: isFine ? Math.round(width * 0.65) : width})
    .jpeg(jpeg)
    .toBuffer();
}

/** Style sheets of the document besides those of the site, and the folders that they come from. */
export const styleSheets = [
  ...[400, '400-italic', 600, 700].map((face) => `/@fontsource/source-sans-3/${face}.css`),
  '/@fontsource/source-code-pro/400.css',
  '/handbook.css',
];

/** Returns the file for a path of the document. */
function fileOf(pathname: string, {root, baseUrl}: Built): string {
  if (pathname === '/handbook.css') return path.join(import.meta.dirname, 'handbook.css');
  if (pathname.startsWith('/@fontsource/')) return path.join('node_modules', pathname);
  return path.join(root, pathname.slice(baseUrl.length));
}

/** The built site. */
export interface Built {
  /** Its folder. */
  root: string;
  baseUrl: string;
}

async function answer(route: Route, html: string, built: Built): Promise<void> {
  const pathname = decoded(new URL(route.request().url()).pathname);
  if (pathname === '/handbook.html') {
    return route.fulfill({contentType: 'text/html; charset=utf-8', body: html});
  }
  const file = fileOf(pathname, built);
  const body = await readFile(file).catch(() => null);
  if (!body) {
    return route.fulfill({status: 404});
  }
  if (/\.(webp|png|avif)$/.test(file)) {
    return route.fulfill({
      contentType: 'image/jpeg',
      body: await forPaper(body, file.includes('@2x')),
    });
  }
  return route.fulfill({contentType: mediaType(file), body});
}

/** Replaces every live preview with a picture of it, with the preview's text as alternative text. */
async function pictureFrames(page: Page): Promise<void> {
  const frame = page.locator('iframe').first();
  while ((await frame.count()) > 0) {
    await frame.scrollIntoViewIfNeeded();
    const text = await frame.contentFrame().locator('body').innerText();
    const picture = await forPaper(await frame.screenshot(), true);
    await frame.evaluate(
      (element, {src, alt}) => {
        const image = new Image(element.clientWidth, element.clientHeight);
        Object.assign(image, {src, alt});
        element.replaceWith(image);
        return image.decode();
      },
      {
        src: `data:image/jpeg;base64,${picture.toString('base64')}`,
        alt: `Beispiel: ${text.replace(/\s+/g, ' ').trim()}`,
      },
    );
  }
}

/** Removes soft hyphens that end no line, because they get in the way of searching and copying the text. */
async function keepUsedHyphens(page: Page): Promise<void> {
  await page.evaluate(() => {
    const range = document.createRange();
    const topOf = (node: Text, index: number) => {
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      return range.getBoundingClientRect().top;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const wanted = new Map<Text, string>();
    while (texts.nextNode()) {
      const node = texts.currentNode as Text;
      if (!node.data.includes('\u00ad')) continue;
      const last = node.length - 1;
      const isUsed = (index: number) =>
        index > 0 && index < last && topOf(node, index + 1) > topOf(node, index - 1) + 5;
      const kept = node.data
        .split('')
        .filter((character, index) => character !== '\u00ad' || isUsed(index));
      wanted.set(node, kept.join(''));
    }
    wanted.forEach((text, node) => (node.data = text));
  });
}

/**
 * Adds a last page with links to all references, or removes it. A print tells the page only of what a link leads to.
 */
const askForReferences = (page: Page, wanted: boolean): Promise<void> =>
  page.evaluate((isWanted) => {
    document.querySelector('.probe')?.remove();
    const probe = document.createElement('div');
    probe.className = 'probe';
    for (const {previousElementSibling: link} of document.querySelectorAll('.page-reference')) {
      const to = document.createElement('a');
      to.href = `#${link!.id}`;
      to.textContent = '· ';
      probe.append(to);
    }
    if (isWanted) document.body.append(probe);
  }, wanted);

/**
 * Writes the number of the page behind every entry of the contents and every link to another page. Returns whether
 * it has changed a text.
 *
 * @param isFirst whether the texts are those that only keep room
 */
const writeNumbers = (
  page: Page,
  pageOf: ReadonlyMap<string, number>,
  isFirst: boolean,
): Promise<boolean> =>
  page.evaluate(
    ({numbers, isFirst}) => {
      let hasChanged = false;
      const write = (element: Element, text: string) => {
        hasChanged ||= element.textContent !== text;
        element.textContent = text;
      };
      const targetOf = (link: Element) => numbers[link.getAttribute('href')!.slice(1)];
      for (const place of document.querySelectorAll('.page-number')) {
        write(place, String(targetOf(place.closest('a')!) ?? ''));
      }
      for (const place of document.querySelectorAll('.page-reference')) {
        const link = place.previousElementSibling!;
        const number = targetOf(link);
        // A text that comes and goes could move the pages to and fro for ever.
        const isHere = number === numbers[link.id] && (isFirst || place.textContent === '');
        write(place, number === undefined || isHere ? '' : ` (Seite\u00a0${number})`);
      }
      return hasChanged;
    },
    {numbers: Object.fromEntries(pageOf), isFirst},
  );

/** How often a document is printed until its numbers move no page any more. */
const maxRounds = 8;

/**
 * Writes the numbers of pages. Only a print tells on which page something stands, and the numbers take room as well.
 */
async function numberPages(page: Page): Promise<void> {
  await askForReferences(page, true);
  for (let round = 0; await writeNumbers(page, await pagesOfIds(await pdfOf(page)), round === 0);) {
    round += 1;
    if (round === maxRounds) {
      throw new Error('The numbers of the pages do not come to rest.');
    }
  }
  await askForReferences(page, false);
}

/** Opens a document with all its files. Throws if one is missing. */
async function open(browser: Browser, html: string, built: Built): Promise<Page> {
  const page = await browser.newPage({viewport, deviceScaleFactor: 2, colorScheme: 'light'});
  const missing: string[] = [];
  page.on('response', (response) => {
    if (!response.ok()) missing.push(new URL(response.url()).pathname);
  });
  await page.route('**/*', (route) => answer(route, html, built));
  await page.emulateMedia({media: 'print', reducedMotion: 'reduce'});
  // All pictures of a manual are made smaller meanwhile, which takes a slow computer minutes.
  await page.goto(`${origin}/handbook.html`, {timeout: 300_000});
  await page.evaluate(() => document.fonts.ready);
  if (missing.length > 0) {
    throw new Error(`The build lacks ${missing.join(', ')}. Run "npm run build" again.`);
  }
  return page;
}

/**
 * Prints a document, laid out anew as a whole. What is left from the layouts before depends on when fonts and changes
 * came: in half of the runs on a busy computer, a link was printed in one piece instead of two, which gives another
 * file.
 */
async function pdfOf(page: Page): Promise<Buffer> {
  await page.evaluate(() => {
    const {style} = document.documentElement;
    style.display = 'none';
    document.documentElement.getBoundingClientRect();
    style.display = '';
  });
  return page.pdf({preferCSSPageSize: true, printBackground: true, tagged: true, outline: true});
}

/**
 * Prints a document to a tagged PDF with bookmarks.
 *
 * @throws if a file of the document is missing
 */
export async function print(html: string, built: Built): Promise<Buffer> {
  // A full browser writes files that are up to a sixth larger.
  const browser = await chromium.launch({
    executablePath: findTestBrowser() ?? undefined,
    args: browserArguments,
  });
  try {
    const page = await open(browser, html, built);
    await pictureFrames(page);
    await keepUsedHyphens(page);
    await numberPages(page);
    return await pdfOf(page);
  } finally {
    await browser.close();
  }
}
