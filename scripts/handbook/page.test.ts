import {expect, test} from 'vitest';
import {runningTitle} from './document';
import {printLinks, shortAddress} from './links';
import {prepare, readPart} from './page';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const article = (content: string) =>
  `<head></head><main><div class="theme-doc-markdown markdown">${content}</div></main>`;
const part = (content: string, route = '/email/a', index = 3) =>
  readPart(article(content), route, index);

/** Returns the HTML of a page within its chapter, on paper. */
function printed(content: string, depth = 1): string {
  const one = part(content);
  prepare(one, depth);
  return one.$('.markdown').html()!;
}

test('takes away what needs a browser, and opens what is folded', () => {
  const html = printed(
    '<h1>A<a class="hash-link">#</a></h1><button>Kopieren</button><a class="button" href="/email/b">Nächste Lektion</a><details><summary>B</summary></details>',
  );
  expect(html).toBe('<h2 class="level-1">A</h2><details open=""><summary>B</summary></details>');
});

test('makes pictures smaller, none wider or higher than the paper allows', () => {
  const html = printed(
    '<img width="300" height="200"><img width="1280" height="400"><img width="375" height="800" srcset="x" loading="lazy">',
  );
  expect(html).toBe(
    '<img width="240" height="160"><img width="640" height="200"><img width="178" height="380">',
  );
});

test('leaves the alternative text to the picture where nothing else names its figure', () => {
  const html = printed(
    '<figure><img alt="A"></figure><figure aria-label="B"><img alt="B"></figure><figure><figcaption>C</figcaption></figure>',
  );
  expect(html).toBe(
    '<figure role="none"><img alt="A"></figure><figure aria-label="B"><img alt="B"></figure><figure role="none"><figcaption>C</figcaption></figure>',
  );
});

test('leaves room to write in place of the editor and of the solution', () => {
  const html = printed(
    '<div data-exercise="a"><p role="heading" aria-level="3">Ziele</p><details data-kept-closed>Tipp</details><div data-size="exercise">…</div><details data-kept-closed>Lösung</details></div>',
  );
  expect(html).toContain('<p>Ziele</p>');
  expect(html).toContain('Tipp');
  expect(html).toContain('<div class="room">');
  expect(html).not.toContain('Lösung');
});

test('divides long words, but no labels, keys and codes', () => {
  expect(printed('<p>Einstellungen im Bild</p>').replaceAll('\u00ad', '-')).toBe(
    '<p>Ein-stel-lun-gen im Bild</p>',
  );
  const whole = '<p translate="no">Einstellungen</p><p><code>Einstellungen</code></p>';
  expect(printed(whole)).toBe(whole);
});

test('leads to pages of the handbook, and lists all other addresses once', () => {
  const one = part(
    [
      '<a href="/email/b#z">1</a><a href="/email/b#weg">2</a><a href="#hier">3</a><i id="hier"></i>',
      '<a href="https://www.example.com/x/">4</a><a href="https://www.example.com/x/">5</a>',
      '<a href="/typo3">6</a><a href="mailto:a@example.ch">7</a><a href="https://example.org">example.org</a>',
      '<a href="https://example.org/20%">20 % Rabatt</a>',
    ].join(''),
  );
  const other = part('<p id="z"></p>', '/email/b', 4);
  printLinks(one, [one, other], 'https://handbuch.example.ch');
  const links = one.$('a').toArray();
  expect(links.map((link) => one.$(link).attr('href'))).toEqual([
    '#s4-z',
    '#s4',
    '#s3-hier',
    'https://www.example.com/x/',
    'https://www.example.com/x/',
    'https://handbuch.example.ch/typo3',
    'mailto:a@example.ch',
    'https://example.org/',
    'https://example.org/20%',
  ]);
  expect(one.$('sup').text()).toBe('1123');
  const listed = one.$('.addresses li').toArray();
  expect(listed.map((item) => one.$(item).text())).toEqual([
    'example.com/x',
    'handbuch.example.ch/typo3',
    'example.org/20%',
  ]);
});

test('leaves room for the page behind a link, but not behind a number of a picture', () => {
  const one = part('<a href="/email/b">B</a> <a href="#bild">(2)</a>');
  printLinks(one, [one, part('', '/email/b', 4)], 'https://handbuch.example.ch');
  expect(plain(one.$.text())).toBe('B (Seite 00) (2)');
  prepare(one, 0);
  expect(one.$('a[href="#s4"]').attr('id')).toBe('s3-verweis-0');
});

test.each([
  ['WordPress', undefined, 'WordPress', ''],
  ['TYPO3, Version 13', undefined, 'Portfolio', 'Portfolio'],
  ['TYPO3, Version 13', 'Erweiterungen', 'Erweiterungen', 'Erweiterungen'],
  ['TYPO3, Version 13', 'Grundlagen', 'Anmelden', 'Grundlagen › Anmelden'],
])('puts above a page of «%s» in %s named %s: %s', (book, chapter, page, head) => {
  expect(runningTitle(book, chapter, page)).toBe(head);
});

test('shortens addresses to what one types', () => {
  expect(shortAddress('https://www.example.ch/gr%C3%BCezi/')).toBe('example.ch/grüezi');
});
