import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import Legend, {LegendItem} from '../../../../src/components/Figure/Legend';
import MarkerRef from '../../../../src/components/Figure/MarkerRef';
import Steps, {Step, StepList} from '../../../../src/components/Steps';
import UiSketch, {UiLegend} from '../../../../src/components/UiSketch';
import {readPage} from './readPage';

const published = {
  route: '/email/webmail',
  source: 'email/webmail.mdx',
  origin: 'https://h.test',
  baseUrl: '/',
  siteTitle: 'Handbuch',
};

/** The Markdown of a page with this article. */
const markdown = (body: string) =>
  readPage(
    `<html><head></head><body><nav>Menü</nav><main><div class="markdown">${body}</div></main></body></html>`,
    published,
    {},
  )?.markdown;

const steps = renderToStaticMarkup(
  <Steps>
    <StepList>
      <Step n={1} id="schritt-1">
        <p>
          Klicken Sie auf <b>Neu</b> <MarkerRef n={2} figure="bild" />.
        </p>
      </Step>
      <Step n={2} id="schritt-2">
        <p>Lesen Sie.</p>
      </Step>
    </StepList>
  </Steps>,
);

const body = `<h1>Webmail</h1><p>Öffnen Sie <strong>Posteingang</strong>.<button>Kopieren</button><!-- --></p>
<h2>Nachricht lesen<a class="hash-link" href="#x">#</a></h2>${steps}`;

describe('the Markdown of a page', () => {
  it('has text and structure, without navigation and controls', () => {
    const text = markdown(body);
    expect(text).toContain('# Webmail\n');
    expect(text).toContain('## Nachricht lesen\n');
    expect(text).toContain('1. Klicken Sie auf **Neu** (2).\n2. Lesen Sie.');
    expect(text).not.toMatch(/Menü|Kopieren|hash-link|<!--/);
  });

  it('keeps the line of a step that is made of an expression apart from the one above', () => {
    const step =
      '<ol><li><div><p>Klicken Sie auf <strong>Bild</strong>.</p>Die Maske geht auf.</div></li></ol>';
    expect(markdown(step)).toContain('1. Klicken Sie auf **Bild**.\\\n   Die Maske geht auf.');
  });

  it('tells a sketch by its description and its legend', () => {
    const sketch = renderToStaticMarkup(
      <UiSketch alt="Maske mit zwei Feldern" id="bild">
        <span>Feld</span>
        <UiLegend>
          <Legend>
            <LegendItem n={1}>
              <p>Titel</p>
            </LegendItem>
          </Legend>
        </UiLegend>
      </UiSketch>,
    );
    expect(markdown(sketch)).toMatch(/^> Skizze: Maske mit zwei Feldern\n>\n> 1\. Titel$/);
  });

  it('shows a picture with numbers, and its legend', () => {
    const figure = `<figure data-figure="bild" aria-label="Maske"><span><img src="/a.webp" alt="Maske"><a href="#bild-legende-1">1</a></span>
<figcaption><ol><li><a href="#bild-nr-1">1</a><div>Name</div></li></ol></figcaption></figure>`;
    expect(markdown(figure)).toBe('> ![Maske](https://h.test/a.webp)\n>\n> 1. Name');
  });

  it('tells a website element by the text of its example', () => {
    const preview =
      '<figure><figcaption>Vorschau</figcaption><iframe srcdoc="<body><!-- 1 2 --><h2>Anreise</h2><a href=#>Karte</a>"></iframe></figure>';
    expect(markdown(preview)).toMatch(/^> \*\*Vorschau\*\*\n>\n> \*\*Anreise\*\*\n>\n> Karte$/);
  });

  it('tells a drawing by its alternative text', () => {
    expect(markdown('<p><img src="data:image/svg+xml;base64,AA" alt="Ein Kasten"></p>')).toMatch(
      /^_Bild: Ein Kasten_$/,
    );
  });

  it('names the language of code', () => {
    const figure = (label: string) =>
      `<figure><figcaption>${label}</figcaption><pre><code><span>b</span> {\n}</code></pre></figure>`;
    expect(markdown(figure('CSS'))).toMatch(/^```css\nb \{\n\}\n```/);
    expect(markdown(figure('JS'))).toMatch(/^```js\n/);
    expect(markdown(figure('YAML'))).toMatch(/^```yaml\n/);
    expect(markdown(figure('portal.yaml'))).toMatch(/^portal\.yaml\n\n```yaml\n/);
    expect(markdown(figure('In style.css am Schluss:'))).toMatch(/^In style.*:\n\n```css\n/);
    expect(markdown(figure('Datei'))).toMatch(/^Datei\n\n```\nb \{/);
  });

  it('opens what is folded and quotes notes', () => {
    const folded =
      '<details><summary>Warum?</summary><details><summary>A</summary>b</details></details>';
    expect(markdown(folded)).toMatch(/^\*\*Warum\?\*\*\n\n\*\*A\*\*\n\nb$/);
    const section = '<h2>Titel</h2><details open><summary hidden></summary><p>So.</p></details>';
    expect(markdown(section)).toMatch(/^## Titel\n\nSo\.$/);
    const note = '<div class="theme-admonition"><div>Tipp</div><div><p>So.</p></div></div>';
    expect(markdown(note)).toMatch(/^> \*\*Tipp\*\*\n>\n> So\.$/);
  });

  it('keeps characters that HTML has a meaning for', () => {
    const folded = '<details><summary>Was ist &lt;head&gt;?</summary>a</details>';
    expect(markdown(folded)).toContain('Was ist \\<head>?');
    const note = '<div class="theme-admonition"><div>&lt;b&gt;</div><div><p>So.</p></div></div>';
    expect(markdown(note)).toContain('\\<b>');
  });

  it('takes numbers of a picture as text, but no link to a heading', () => {
    const number = renderToStaticMarkup(<MarkerRef n={2} figure="bild" />);
    const heading = '<a href="#konto-nr-eingeben">Konto</a>';
    expect(markdown(`<p>Feld ${number}, ${heading}</p>`)).toMatch(
      /^Feld \(2\), \[Konto\]\(https:.*#konto-nr-eingeben\)/,
    );
  });

  it('makes links absolute, and puts those around a card into its heading', () => {
    expect(markdown('<a href="/b#c">x</a> <a href="#d">y</a>')).toMatch(
      /^\[x\]\(https:\/\/h\.test\/b#c\) \[y\]\(https:\/\/h\.test\/email\/webmail#d\)/,
    );
    expect(markdown('<a href="http://">z</a>')).toMatch(/^\[z\]\(http:\/\/\)/);
    const card = '<a href="/b"><h2><span>Titel</span></h2><p>Mehr</p></a>';
    expect(markdown(card)).toMatch(/^## \[Titel\]\(https:\/\/h\.test\/b\)\n\nMehr$/);
  });

  it('keeps the code of an example, without the place of an exercise’s editor', () => {
    const place = (size: string) =>
      `<div data-size="${size}"><figure><figcaption>index.html</figcaption><pre><code>${size}</code></pre></figure></div>`;
    expect(markdown(place('example') + place('exercise'))).toMatch(
      /^index\.html\n\n```html\nexample\n```$/,
    );
  });

  it('tells a quiz by its questions and answers', () => {
    const quiz = `<form data-exercise="q"><fieldset><legend>1<!-- -->. Wie viel?</legend>
<label><input type="radio">1 &lt; 2</label><label><input type="radio">3</label><p></p></fieldset>
<details><summary>Antworten zeigen</summary><ol><li>3</li></ol></details></form>`;
    expect(markdown(quiz)).toMatch(
      /^\*\*1\. Wie viel\?\*\*\n\n- 1 < 2\n- 3\n\n\*\*Antworten zeigen\*\*\n\n1\. 3$/,
    );
    expect(markdown('<p>A</p><form><label>B</label></form>')).not.toContain('B');
  });

  it('leaves out what is said to one trainee', () => {
    const text = markdown('<p>Zwei Lektionen.<span data-trainee> 0 von 3 gelöst</span></p>');
    expect(text).toMatch(/^Zwei Lektionen\.$/);
  });

  it('sets apart what the style sets apart', () => {
    expect(markdown('<p><span>TYPO3</span><span>Website</span></p>')).toMatch(/^TYPO3 · Website/);
    expect(markdown('<a href="#a">Lektion</a><span>10 Minuten</span>')).toMatch(/\) · 10 Minuten/);
    expect(markdown('<p>E-Mail geht nicht <small>E-Mail</small></p>')).toMatch(
      /^.* nicht · E-Mail/,
    );
    const links = '<a href=#>Buchen</a><a href=#>Anreise</a><b>Haus<small>Umbau</small></b>';
    const preview = `<figure><figcaption>V</figcaption><iframe srcdoc="<body><p>${links}</p>"></iframe></figure>`;
    expect(markdown(preview)).toContain('Buchen · Anreise');
    expect(markdown(preview)).toContain('Haus · Umbau');
    expect(markdown('<p><b>Web</b><span> › </span><b>Seite</b></p>')).toMatch(/Web\*\* › \*\*S/);
  });
});
