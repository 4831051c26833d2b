import {describe, expect, it} from 'vitest';
import {readPage} from './readPage';

const published = {
  route: '/email/outlook',
  source: 'email/outlook.mdx',
  origin: 'https://h.test',
  baseUrl: '/',
  siteTitle: 'Handbuch',
};
const url = 'https://h.test/email/outlook';
const read = (html: string, questions = {}) => readPage(html, published, questions);

const head = `
  <meta name="docsearch:language" content="de-CH">
  <meta name="docsearch:version" content="current">
  <meta name="docsearch:docusaurus_tag" content="docs-email-current">
  <meta name="description" content="Eine Beschreibung.">
  <meta name="keywords" content="Ferien,Autoresponder">`;
const crumbs = `
  <nav class="theme-doc-breadcrumbs"><ul>
    <li class="breadcrumbs__item"><a class="breadcrumbs__link" href="/"><svg></svg></a></li>
    <li class="breadcrumbs__item"><a class="breadcrumbs__link" href="/email">E-Mail</a></li>
    <li class="breadcrumbs__item"><span class="breadcrumbs__link">Programme</span></li>
    <li class="breadcrumbs__item breadcrumbs__item--active"><span class="breadcrumbs__link">Outlook</span></li>
  </ul></nav>`;
const page = (body: string) => `<html><head>${head}</head><body><main>${crumbs}
  <div class="theme-doc-markdown markdown"><header><h1>Outlook</h1></header>${body}</div>
  <footer><div class="theme-doc-footer-tags-row"><a rel="tag" href="/t">Windows</a></div></footer></main></body></html>`;
const steps = (name: string, ...texts: string[]) =>
  `<div data-steps><ol>${texts.map((text, i) => `<li id="${name}-${i}" value="${i + 1}">${text}</li>`).join('')}</ol></div>`;

describe('readPage', () => {
  it('reads what the page says about itself', () => {
    expect(read(page('<p>Text</p>'))).toMatchObject({
      url,
      manual: 'email',
      manualName: 'E-Mail',
      version: 'current',
      tag: 'docs-email-current',
      language: 'de-CH',
      title: 'Outlook',
      description: 'Eine Beschreibung.',
      keywords: ['Ferien', 'Autoresponder', 'Windows'],
      categories: ['E-Mail', 'Programme'],
      breadcrumbs: [
        {name: 'E-Mail', url: 'https://h.test/email'},
        {name: 'Outlook', url},
      ],
      isCategory: false,
    });
  });

  it('reads the sections in order, with the questions that they answer', () => {
    const body = '<p>Text</p><h2 id="a">Teil</h2><h3>Genauer</h3><p>Mehr</p>';
    const {sections} = read(page(body), {seite: ['Wo?'], a: ['Wie?']})!;
    expect(
      sections.map(({id, level, heading, questions, texts}) => [
        id,
        level,
        heading,
        questions,
        texts.map(({text}) => text),
      ]),
    ).toEqual([
      [null, 1, 'Outlook', ['Wo?'], ['Eine Beschreibung.', 'Text']],
      ['a', 2, 'Teil', ['Wie?'], []],
      // Without an anchor of its own the heading above is the nearest place.
      ['a', 3, 'Genauer', ['Wie?'], ['Mehr']],
    ]);
  });

  it('has the description once when the text begins with it', () => {
    const {sections} = read(page('<p>Eine Beschreibung.</p>'))!;
    expect(sections[0]!.texts).toEqual([{text: 'Eine Beschreibung.', isSignpost: false}]);
  });

  it('gives each list of steps to its section', () => {
    const example =
      'Ein Beispiel:<figure><figcaption>CSV</figcaption><pre><code>A,B\n1,2</code></pre></figure>';
    const body = `<h2 id="a">Lesen</h2>${steps('s', 'Klicken Sie.', example)}${steps('t', 'Dann.')}`;
    const {sections} = read(page(body))!;
    expect(sections[1]!.instructions).toEqual([
      [
        {id: 's-0', text: 'Klicken Sie.'},
        {id: 's-1', text: 'Ein Beispiel: A,B 1,2'},
      ],
      [{id: 't-0', text: 'Dann.'}],
    ]);
  });

  it('takes a generated category page by its header, not by its cards', () => {
    const category = read(
      `<head>${head}</head><main><header><h1>Programme</h1><p>Was es gibt</p></header><article><h2>Karte</h2></article></main>`,
    )!;
    expect(category).toMatchObject({title: 'Programme', isCategory: true});
    expect(category.sections).toHaveLength(1);
    expect(category.sections[0]!.texts.at(-1)).toEqual({text: 'Was es gibt', isSignpost: false});
  });

  it.each([
    ['belongs to no docs version', '<head></head><main><h1>Titel</h1><p>Text</p></main>'],
    ['has no article', `<head>${head}</head><main><h1>Suche</h1></main>`],
  ])('gives no sections of a page that %s: it is not searched', (_, html) => {
    expect(read(html)).toMatchObject({tag: '', sections: []});
  });
});
