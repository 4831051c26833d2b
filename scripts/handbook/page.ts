import type {CheerioAPI} from 'cheerio';
import {divideWords as divide} from '@portal/common/text/divideWords';
import {loadMain} from '@portal/content/page/loadMain';

/** What is of no use on paper. */
const useless = [
  '.hash-link',
  'button, a.button',
  '[class*=enlarge]',
  'script',
  'noscript',
  '[role=status]',
  '[aria-live]',
].join();

/** Texts with words that may be divided. Code, labels and keys stay in one piece. */
const divided = 'p, li, td, dd, figcaption';
const undivided = 'code, kbd, pre, [translate=no], svg, h1, h2, h3, h4, h5';

/** How many letters a word has at least that is divided. */
const minWordLength = 9;

/** Paper is finer than a screen, so pictures are smaller there; and a picture leaves room for its steps. */
const scale = 0.8;
const maxWidth = 640;
const maxHeight = 380;

/** How many lines an exercise leaves to write on. */
const linesToWrite = 6;

/** A page of the manual, as a part of the handbook. */
export interface Part {
  /** Path with base path, decoded. */
  route: string;
  title: string;
  /** Begins every id of the part. */
  id: string;
  /** Ids that the page has, without that beginning. */
  anchors: ReadonlySet<string>;
  /** Its sections, with their ids in the handbook. */
  sections: {id: string; title: string}[];
  $: CheerioAPI;
}

/** Reads the article of a built page. `index` is its place in the handbook. */
export function readPart(html: string, route: string, index: number): Part {
  const $ = loadMain(html);
  const article = $('.theme-doc-markdown').first();
  $.root().empty().append(article);
  $(useless).remove();
  // Chromium forgets places at the very edge of a picture, where numbers stand: links to a number lead to its picture.
  $('[data-figure]').each((_, figure) => {
    $(figure).attr('id', $(figure).attr('data-figure')!);
  });
  $('a[href^="#"]').each((_, link) => {
    const [, picture] = /^#(.+)-nr-\d+$/.exec($(link).attr('href')!) ?? [];
    if (picture && $(`[data-figure="${picture}"]`).length > 0) $(link).attr('href', `#${picture}`);
  });
  const ids = $('[id]').toArray();
  const id = `s${index}`;
  const headings = $('h2[id]').toArray();
  return {
    route,
    title: $('h1').first().text(),
    id,
    anchors: new Set(ids.map((element) => $(element).attr('id')!)),
    sections: headings.map((heading) => ({
      id: `${id}-${$(heading).attr('id')}`,
      title: $(heading).text(),
    })),
    $,
  };
}

/** Inserts soft hyphens, because browsers without a dictionary divide no words. */
export function divideWords($: CheerioAPI): void {
  const texts = new Set(
    $(divided)
      .find('*')
      .addBack()
      .contents()
      .toArray()
      .filter((node) => node.type === 'text'),
  );
  for (const node of texts) {
    if ($(node).closest(undivided).length === 0) {
      node.data = divide(node.data, minWordLength);
    }
  }
}

/** Gives trainees room to write in place of the editor and of the solution, which are in the browser only. */
function makeRoom($: CheerioAPI): void {
  $('[data-exercise]').each((_, element) => {
    const exercise = $(element);
    exercise
      .find('[data-size]')
      .replaceWith(`<div class="room">${'<div></div>'.repeat(linesToWrite)}</div>`);
    exercise.children('[data-kept-closed]').last().remove();
    // The title of its goals would be a bookmark of every exercise.
    exercise.find('[role=heading]').removeAttr('role').removeAttr('aria-level');
  });
}

/** Gives pictures the size that they have on paper. */
function resizePictures($: CheerioAPI): void {
  $('img').removeAttr('srcset').removeAttr('sizes').removeAttr('loading');
  $('img[width][height]').each((_, element) => {
    const picture = $(element);
    const [width, height] = ['width', 'height'].map((name) => Number(picture.attr(name)));
    const factor = Math.min(scale, maxWidth / width!, maxHeight / height!);
    picture.attr('width', String(Math.round(width! * factor)));
    picture.attr('height', String(Math.round(height! * factor)));
  });
}

/**
 * Takes the role of a figure from what has no name of its own: in a PDF file, each figure needs an alternative text. A
 * picture inside has one, code with a caption is text.
 */
function nameFigures($: CheerioAPI): void {
  $('figure:not([aria-label], [aria-labelledby])').attr('role', 'none');
}

/** Puts the part's id before all ids, and before those that name them. */
function prefixIds($: CheerioAPI, id: string): void {
  for (const name of ['id', 'aria-labelledby', 'aria-describedby', 'for']) {
    $(`[${name}]`).each((_, element) => {
      const ids = $(element).attr(name)!.split(/\s+/);
      $(element).attr(name, ids.map((one) => `${id}-${one}`).join(' '));
    });
  }
}

/**
 * Prepares a page for paper: opens what is folded, takes away what needs a browser, divides words.
 *
 * @param depth how many levels its headings are below those of the website
 */
export function prepare({$, id}: Part, depth: number): void {
  makeRoom($);
  resizePictures($);
  nameFigures($);
  $('details').attr('open', '');
  $('iframe').removeAttr('loading');
  $('[tabindex]').removeAttr('tabindex');
  for (const level of [4, 3, 2, 1]) {
    $(`h${level}`).each((_, heading) => {
      $(heading).addClass(`level-${level}`);
      heading.tagName = `h${level + depth}`;
    });
  }
  prefixIds($, id);
  divideWords($);
}
