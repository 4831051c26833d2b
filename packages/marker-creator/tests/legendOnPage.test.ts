// @vitest-environment jsdom
import {load} from 'cheerio';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {renderMdx} from '../../../tests/lib/renderMdx';
import {inlineMarkdown} from '../src/parts/inlineMarkdown';
import Kbd from '../../../src/components/Kbd';
import {site} from './site';
import {parseSnippet} from '../src/model/parseSnippet';
import {emptyProject} from '../src/model/project';
import {toSnippet} from '../src/model/snippet';

const ofPages = {...site, components: {...site.components, Kbd}};
const snippetOf = (text: string) =>
  toSnippet({...emptyProject, markers: [{id: 1, x: 0.1, y: 0.2, text}]});

/** Text and elements of a legend's entry, on a page or in the preview. */
function drawn(html: string) {
  const $ = load(`<main>${html}</main>`);
  const elements = $('main')
    .find('strong, em, del, code, a, kbd, ol, ul, li, h1, h2, blockquote, input, hr, pre, aside')
    .map((_, {tagName, attribs}) => `${tagName} ${attribs.href ?? ''}`.trim());
  return {text: $('main').text().trim(), elements: elements.get()};
}

/** The one entry of a legend as a page shows it. */
async function onPage(text: string) {
  const $ = load(await renderMdx(snippetOf(text), 'tests/fixtures/docs/test.mdx'));
  const entries = $('ol[role=list] > li');
  expect(entries).toHaveLength(1);
  return drawn(entries.children('div').html() ?? '');
}

it.each([
  '+ Inhalt fügt ein Element hinzu',
  '1. August ist ein Feiertag',
  '# Titel der Seite',
  '[ ] Angemeldet bleiben',
  ':::tip Titel',
  'export ist möglich',
  '2 * 3 * 4',
  'Datei mein_bild_neu.png und **«Name»**klein',
  String.raw`\*kein\* Stern, 5\-mal`,
  '**fett *und kursiv*** nicht, *kursiv **und fett** weiter*',
  '_c_, __d__ und ~~e~~, ~10 bis ~20',
  '[Webmail](/email/webmail), **[Hilfe](/email)** und [kein Link]',
  'Seite www.example.ch, https://example.ch/a_b_c.',
  'Adresse info@example.ch.',
  'Ordner <Neu>, a < b {c} &amp; &lt;b>',
  'Taste <Kbd>Enter</Kbd>',
])('is in the preview, and on the page alike: %s', async (text) => {
  const page = await onPage(text);
  expect(
    drawn(renderToStaticMarkup(createElement('div', null, inlineMarkdown(text, ofPages)))),
  ).toEqual(page);
  const [read] = parseSnippet(snippetOf(text)).markers;
  expect(snippetOf(read?.text ?? '')).toBe(snippetOf(text));
});
