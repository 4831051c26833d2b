import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {blocksOf} from './blocks';

const blocks = (html: string) => blocksOf(load(`<main>${html}</main>`)('main').get(0)!);
const texts = (html: string) =>
  blocks(html).flatMap((block) => (block.kind === 'steps' ? [] : block.text));

describe('blocksOf', () => {
  it('reads paragraphs, nested lists, definitions, captions and summaries in order', () => {
    expect(
      texts(`
        <p>Ein <strong>Absatz</strong><br>mit Umbruch</p>
        <ul><li>eins<ul><li>darin</li></ul></li><li><p>zwei</p></li></ul>
        <dl><dt>Begriff</dt><dd>Erklärung</dd></dl>
        <details><summary>Frage</summary><div>Antwort</div></details>
        <figure><img alt="Was man sieht" src="x"><figcaption>Legende</figcaption></figure>`),
    ).toEqual([
      'Ein Absatz mit Umbruch',
      'eins',
      'darin',
      'zwei',
      'Begriff',
      'Erklärung',
      'Frage',
      'Antwort',
      'Was man sieht',
      'Legende',
    ]);
  });

  it('gives a table row as one text, so that a cell is read with its label', () => {
    expect(
      texts(
        '<table><tr><th>Feld</th><th>Zweck</th></tr><tr><td>Titel</td><td><ul><li>a<li>b</ul></td></tr></table>',
      ),
    ).toEqual(['Feld · Zweck', 'Titel · a b']);
  });

  it('numbers the text that begins a step, not what follows in it or a list inside of it', () => {
    const html =
      '<ol><li><p>a</p><p>b</p><ol><li>c</li></ol></li><li>d</li></ol><ul><li>e</li></ul>';
    const numbers = blocks(html).map((block) => block.kind === 'text' && [block.text, block.step]);
    expect(numbers).toEqual([
      ['a', 1],
      ['b', undefined],
      ['c', undefined],
      ['d', 2],
      ['e', undefined],
    ]);
  });

  it('takes a table row that mainly links to another place for a signpost', () => {
    const row = (href: string) =>
      blocks(
        `<table><tr><td>Preise</td><td><a href="${href}">Preis eines Shops</a></td></tr></table>`,
      );
    expect(row('/shop')).toMatchObject([{isSignpost: true}]);
    expect(row('https://example.com')).toMatchObject([{isSignpost: false}]);
  });

  it('knows headings with level and anchor', () => {
    expect(blocks('<h2 id="a">Titel<a class="hash-link" href="#a">#</a></h2>')).toEqual([
      {kind: 'heading', level: 2, id: 'a', text: 'Titel'},
    ]);
  });

  it('takes a drawing by its description and legend, not by its parts', () => {
    expect(
      texts(
        '<figure aria-label="Maske"><span>Speichern</span><figcaption><ol><li><a href="#x">1</a><div>Der Knopf</div></li></ol></figcaption></figure>',
      ),
    ).toEqual(['Maske', 'Der Knopf']);
  });

  it('takes an element with the role of a picture by its label', () => {
    expect(texts('<div role="img" aria-label="Skizze"><p>innen</p></div>')).toEqual(['Skizze']);
  });

  it('reads the parts of an address as one word', () => {
    expect(
      texts(
        '<p>An <a translate="no"><span>info@</span><span>example.</span><span>ch</span></a>.</p>',
      ),
    ).toEqual(['An info@example.ch.']);
  });

  it('leaves out navigation, controls, hidden and excluded elements', () => {
    expect(
      texts(`
        <nav><p>Navigation</p></nav><button>Kopieren</button><a role="button">Vergrössern</a><script>x()</script>
        <form><label>Feld</label><input value="x"></form>
        <p aria-hidden="true">versteckt</p><div class="a no-search b"><p>ausgenommen</p></div>
        <svg><title>Symbol</title></svg><p>bleibt</p>`),
    ).toEqual(['bleibt']);
  });

  it('keeps code with its line breaks as spaces, and markup in it as text', () => {
    expect(
      texts(
        '<pre><code><span>&lt;p&gt;</span><span>Hallo</span><br><span>&lt;/p&gt;</span></code></pre>',
      ),
    ).toEqual(['<p>Hallo </p>']);
  });

  it('takes a question of an FAQ as a section below the heading before it', () => {
    expect(
      blocks('<h2 id="a">Fragen</h2><details id="frage-b"><summary>Wie?</summary>So.</details>'),
    ).toEqual([
      {kind: 'heading', level: 2, id: 'a', text: 'Fragen'},
      {kind: 'heading', level: 3, id: 'frage-b', text: 'Wie?', isQuestion: true},
      {kind: 'text', text: 'So.', isSignpost: false},
    ]);
  });

  it('takes the folded text of a section as that of its heading', () => {
    const body = '<details open id="a-body"><summary hidden></summary>Text.</details>';
    expect(blocks(`<h2 id="a">Titel</h2>${body}`)).toEqual([
      {kind: 'heading', level: 2, id: 'a', text: 'Titel'},
      {kind: 'text', text: 'Text.', isSignpost: false},
    ]);
  });

  it('tells texts that mainly lead to another place', () => {
    const found = blocks(
      '<ul><li><a href="/x">Bild ersetzen</a>: so</li><li>Mehr im <a href="/y">Web</a> und anderswo</li></ul>',
    );
    expect(found.map((block) => block.kind === 'text' && block.isSignpost)).toEqual([true, false]);
    expect(blocks('<p>Rufen Sie an: <a href="tel:+41000000000">+41 00 000 00 00</a></p>')).toEqual([
      expect.objectContaining({isSignpost: false}),
    ]);
  });

  it('leaves out the places where a word may break, which would part it for the search', () => {
    expect(texts('<p>Web\u00adsite, Inhalts\u200belement, Bild\u200bgalerie</p>')).toEqual([
      'Website, Inhaltselement, Bildgalerie',
    ]);
  });

  it('needs a letter: a number alone is no text', () => {
    expect(texts('<p>1</p><p>(2)</p><p>Schritt 3</p>')).toEqual(['Schritt 3']);
  });
});
