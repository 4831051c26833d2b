import {describe, expect, it} from 'vitest';
import {load} from 'cheerio';
import {readPage} from './page';

const read = (html: string) => readPage(load(html));

const head = `
  <meta name="docsearch:language" content="de-CH">
  <meta name="docsearch:version" content="current">
  <meta name="docsearch:docusaurus_tag" content="docs-email-current">
  <meta name="description" content="Eine Beschreibung.">
  <meta name="keywords" content="Ferien,Autoresponder">`;
const crumbs = `
  <nav class="theme-doc-breadcrumbs"><ul>
    <li class="breadcrumbs__item"><a href="/"></a></li>
    <li class="breadcrumbs__item">Programme</li>
    <li class="breadcrumbs__item breadcrumbs__item--active">Outlook</li>
  </ul></nav>`;
const article = `<main>${crumbs}<div class="theme-doc-markdown"><header><h1>Outlook</h1></header><p>Text</p><h2 id="a">Teil</h2></div>
  <footer><div class="theme-doc-footer-tags-row"><a rel="tag" href="/t">Windows</a></div></footer></main>`;

describe('readPage', () => {
  it('reads the article and what the page says about itself', () => {
    expect(read(`<html><head>${head}</head><body>${article}</body></html>`)).toEqual({
      title: 'Outlook',
      categories: ['Programme'],
      description: 'Eine Beschreibung.',
      keywords: ['Ferien', 'Autoresponder', 'Windows'],
      language: 'de-CH',
      version: 'current',
      tag: 'docs-email-current',
      isCategory: false,
      blocks: [
        {kind: 'text', text: 'Text', isSignpost: false},
        {kind: 'heading', level: 2, id: 'a', text: 'Teil'},
      ],
    });
  });

  it('takes a generated category page by its header, not by its cards', () => {
    const page = read(
      `<head>${head}</head><main><header><h1>Programme</h1><p>Was es gibt</p></header><article><h2>Karte</h2></article></main>`,
    );
    expect(page).toMatchObject({title: 'Programme', isCategory: true});
    expect(page?.blocks).toEqual([{kind: 'text', text: 'Was es gibt', isSignpost: false}]);
  });

  it.each([
    ['belongs to no docs version', article],
    ['has no article', `<head>${head}</head><main><h1>Suche</h1></main>`],
  ])('leaves out a page that %s', (_, html) => {
    expect(read(html)).toBeNull();
  });
});
