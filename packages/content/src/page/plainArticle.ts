import type {Cheerio, CheerioAPI} from 'cheerio';
import {isTag, type AnyNode} from 'domhandler';
import {figureAttribute, markerHref} from '../parts';
import {grammars} from '../rehype/infoString';
import {escapeHtml} from '@portal/common/text/escapeHtml';

/**
 * Controls and decoration that make no sense outside the page. In the course, these are the container of an
 * exercise's editor (an example's editor shows its code) and messages for a single trainee.
 */
const noise =
  'button, form:not([data-exercise]), nav, noscript, progress, script, style, template, iframe, svg, wbr, .hash-link, .theme-doc-version-badge, .theme-doc-version-banner, [aria-hidden=true], [role=status], [aria-live], [data-size=exercise], [data-trainee]';

type Content = Cheerio<AnyNode>;

/** Returns the language of code from the label above it, which is a file name or the name of the language. */
function languageOf(label: string): string | undefined {
  const endings = [...label.matchAll(/\.(\w+)\b/g)].map(([, ending = '']) => ending);
  return [...endings, label].map((name) => name.toLowerCase()).find((name) => grammars.has(name));
}

function replaceEach(
  $: CheerioAPI,
  content: Content,
  selector: string,
  html: (element: Content) => string,
): void {
  content.find(selector).each((_, element) => {
    $(element).replaceWith(html($(element)));
  });
}

const inner = (element: Content): string => element.html() ?? '';
const quoted = (title: string, html: string) =>
  `<blockquote><p><strong>${escapeHtml(title)}</strong></p>${html}</blockquote>`;

/** Adds a dot between labels that only the style separates. Small print also gets one after text. */
function setApart($: CheerioAPI, content: Content): void {
  const label = ':is(a, small, span, strong)';
  content.find(`${label} + ${label}, small`).each((_, element) => {
    const {prev} = element;
    const isLabel = prev && (isTag(prev) || element.name === 'small');
    // Punctuation between the two already separates them.
    const seam = isLabel ? `${$(prev).text()}|${$(element).text()}` : '';
    if (/[\p{L}\p{N}]\s*\|[\p{L}\p{N}]/u.test(seam)) {
      $(element).before(' · ');
    }
  });
}

/** Replaces a website element with the text of its example. */
function previews($: CheerioAPI, content: Content): void {
  replaceEach($, content, 'figure:has(iframe[srcdoc])', (figure) => {
    const source = figure.find('iframe').attr('srcdoc') ?? '';
    const body = $('<div>').html(source.slice(source.indexOf('<body>') + '<body>'.length));
    body.find('img, audio, video').remove();
    setApart($, body);
    body.find('a').each((_, link) => void $(link).replaceWith(inner($(link))));
    body.find('h1, h2, h3, h4').each((_, title) => {
      $(title).replaceWith(`<p><strong>${inner($(title))}</strong></p>`);
    });
    return quoted(figure.find('figcaption').text().trim(), inner(body).replace(/\s+/g, ' '));
  });
}

/** Replaces a sketch with its description and a screenshot with its picture, both followed by their legend. */
function figures($: CheerioAPI, content: Content): void {
  replaceEach($, content, `figure[${figureAttribute}]`, (figure) => {
    const legend = figure.find('figcaption');
    legend.find('li > a:first-child').remove();
    const picture = figure.find('img').first();
    const shown =
      picture.length > 0
        ? $.html(picture)
        : `Skizze: ${escapeHtml(figure.attr('aria-label') ?? '')}`;
    return `<blockquote><p>${shown}</p>${legend.html() ?? ''}</blockquote>`;
  });
  content.find('a[href^="#"]').each((_, link) => {
    const [, number] = markerHref.exec($(link).attr('href') ?? '') ?? [];
    // A heading's anchor may look like the anchor of a number.
    if ($(link).text() === `(${number})`) {
      $(link).replaceWith(`(${number})`);
    }
  });
}

function code($: CheerioAPI, content: Content): void {
  replaceEach($, content, 'figure:has(pre)', (figure) => {
    const label = figure.find('figcaption').text().trim();
    const language = languageOf(label);
    const pre = $('<pre>').append($('<code>').text(figure.find('pre').text()));
    if (language) {
      pre.children().attr('class', `language-${language}`);
    }
    const title = label && label.toLowerCase() !== language ? $('<p>').text(label) : null;
    return (title ? $.html(title) : '') + $.html(pre);
  });
}

/** Opens notes and folded texts and writes their titles in bold, those that are headings as headings. */
function boxes($: CheerioAPI, content: Content): void {
  replaceEach($, content, '.theme-admonition', (note) => {
    const [title, body] = note.children().toArray();
    return quoted($(title).text().trim(), inner($(body)));
  });
  content.find('details').each((_, folded) => {
    const summary = $(folded).children('summary');
    // The summary of a section is hidden and empty.
    summary.replaceWith(
      summary.is('[hidden], :has(h2, h3)')
        ? summary.contents()
        : `<p><strong>${escapeHtml(summary.text().trim())}</strong></p>`,
    );
    $(folded).contents().unwrap();
  });
}

/** Writes the questions of a quiz with their answers as lists. */
function quizzes($: CheerioAPI, content: Content): void {
  replaceEach($, content, 'form[data-exercise] fieldset', (question) => {
    question.find('input').remove();
    const answers = question.find('label').toArray();
    const list = answers.map((answer) => `<li>${inner($(answer))}</li>`).join('');
    return `<p><strong>${inner(question.find('legend'))}</strong></p><ul>${list}</ul>`;
  });
  content.find('form[data-exercise]').contents().unwrap();
}

/** Moves the link around a card's heading into the heading. */
function cards($: CheerioAPI, content: Content): void {
  replaceEach($, content, 'a:has(h2, h3)', (card) => {
    const heading = card.find('h2, h3').first();
    heading.html($.html($('<a>').attr('href', card.attr('href')).text(heading.text())));
    return inner(card);
  });
}

/** Returns whether text follows an element without an element of its own, as a line that is made of an expression. */
function isBeforeText(element: Content): boolean {
  const [next] = element.toArray().map(({next}) => next);
  return next?.type === 'text' && next.data.trim() !== '';
}

/** Removes the wrappers around the text of list items, so that short items stay on one line. */
function items($: CheerioAPI, content: Content): void {
  content.find('li').each((_, item) => {
    $(item).children('div').contents().unwrap();
    const paragraphs = $(item).children('p');
    if (paragraphs.length === 1) {
      if (isBeforeText(paragraphs)) {
        paragraphs.after('<br>');
      }
      paragraphs.contents().unwrap();
    }
  });
}

/**
 * Converts the article of a built page into plain HTML that reads well outside the page: no controls, sketches as
 * descriptions, everything unfolded. Links are resolved against `address`, the page's own address.
 *
 * `@signalwire/docusaurus-plugin-llms-txt` 1.2 reads built pages as well, but it writes each number of a step twice,
 * keeps controls and loses previews: our components would need the same functions as its plugins.
 */
export function makePlain($: CheerioAPI, content: Content, address: string): void {
  previews($, content);
  figures($, content);
  content.find(noise).remove();
  // An inline drawing has no address.
  replaceEach(
    $,
    content,
    'img[src^="data:"]',
    (drawing) => `<em>Bild: ${escapeHtml(drawing.attr('alt') ?? '')}</em>`,
  );
  code($, content);
  quizzes($, content);
  boxes($, content);
  cards($, content);
  setApart($, content);
  items($, content);
  for (const [selector, attribute] of [
    ['a[href]', 'href'],
    ['img[src]', 'src'],
  ] as const) {
    content.find(selector).each((_, element) => {
      const target = $(element).attr(attribute) ?? '';
      if (URL.canParse(target, address)) {
        $(element).attr(attribute, new URL(target, address).href);
      }
    });
  }
}
