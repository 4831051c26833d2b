// @vitest-environment jsdom
import {describe, expect, it} from 'vitest';
import {exerciseTable} from '../lessons';
import {browser} from '../messages/browser';
import {lintCss} from '../messages/lintCss';
import {lintHtml} from '../messages/lintHtml';
import {lintJs} from '../messages/lintJs';
import {meetsIn} from '../messages/meets';
import {quizzes} from '../quizzes';
import type {Check, Page} from '../checks/types';
import {firstProject, MAX_FILE_LENGTH, type Project} from '../project';
import type {ElementInfo} from '../sandbox/protocol';
import {farben} from './css-einstieg';
import {nebeneinander} from './css-layout';
import {klasse} from './css-theorie';
import {schrift} from './css-typografie';
import {grundgeruest, titel} from './html-einstieg';
import {navigation} from './html-inhalt-strukturieren';
import {link, zutaten} from './html-inhalte-einfuegen';
import {mengen, plus} from './js-counter';
import {gruss} from './js-einstieg';
import {exercises, stages, startOf} from './index';

/** What jsdom does not know is taken for right. */
const asked = {...browser, supports: () => true, isCondition: () => true};

describe('exercises', () => {
  it('are those of the lesson table, in its order', () => {
    const quizIds = new Set<string>(quizzes.map(({id}) => id));
    expect(exercises.map(({id}) => id)).toEqual(
      exerciseTable.map(({id}) => id).filter((id) => !quizIds.has(id)),
    );
  });

  it.each(stages().map((stage) => [stage.exercise.id, stage] as const))(
    '%s changes the page and leaves clean files',
    (_, {exercise, before, after}) => {
      expect(after).not.toEqual(before);
      expect(lintHtml(after.html, asked)).toEqual([]);
      expect(lintCss(after.css, {...asked, isMet: meetsIn(after)})).toEqual([]);
      expect(lintJs(after.js)).toEqual([]);
      expect(after.html.length).toBeLessThan(MAX_FILE_LENGTH);
      // Every changed file can be opened in the exercise's editor.
      for (const {pane} of exercise.solution) expect(exercise.panes).toContain(pane);
      expect(exercise.checks.length).toBeGreaterThan(0);
      expect(exercise.explanation).toMatch(/[.?)]$/);
    },
  );

  it('start where the one before ends', () => {
    const all = stages();
    expect(startOf('html-titel')).toEqual(
      all.find(({exercise}) => exercise.id === 'html-grundgeruest')!.after,
    );
    expect(() => startOf('quiz-web')).toThrow('quiz-web');
  });
});

it('the messages know every property of the finished page', () => {
  const {css} = stages().at(-1)!.after;
  const properties = new Set([...css.matchAll(/^ +([a-z-]+):/gm)].map(([, name = '']) => name));
  expect(properties.size).toBeGreaterThan(15);
  for (const property of properties) {
    const [problem] = lintCss(`p {\n  ${property}x: 0;\n}`, {...asked, supports: () => false});
    expect(problem?.text).toContain(`Meinst du «${property}»?`);
  }
});

it('sees that a text has kept the font of the browser, whose name may be generic', async () => {
  const pageWith = (family: string) =>
    ({all: async () => [{tag: 'p', styles: {'font-family': family}}]}) as unknown as Page;
  const verdict = (family: string) =>
    schrift.checks[0]!.test({
      page: pageWith(family),
      open: async () => pageWith('serif'),
      project: {html: '', css: 'h1 { font-family: Georgia, serif; }', js: ''},
    });
  expect(await verdict('serif')).toContain('kommt beim Text nicht an');
  expect(await verdict('sans-serif')).toBe(true);
});

it.each([
  ['<h1>A</h1>', 'ganz an den Anfang'],
  ['<html>\n<!doctype html></html>', 'ganz an den Anfang'],
  ['<!-- Seite -->\n<html></html>', 'ganz an den Anfang'],
  ['<!doctyp html>\n<html></html>', 'stimmt noch nicht'],
  ['\n<! doctype html>', 'stimmt noch nicht'],
])('tells a doctype that is missing from one that is misspelt: %s', async (html, hint) => {
  const page = {document: async () => ({doctype: null})} as unknown as Page;
  const verdict = await grundgeruest.checks[0]!.test({
    page,
    open: async () => page,
    project: {html, css: '', js: ''},
  });
  expect(verdict).toContain(hint);
});

type Found = Partial<Omit<ElementInfo, 'box'>> & {box?: Partial<ElementInfo['box']>};

/** A page that finds in HTML what a browser would, without its layout; what is `given` goes first. */
function pageOf(html: string, given: Record<string, readonly Found[]> = {}): Page {
  const tree = new DOMParser().parseFromString(html, 'text/html');
  const all = async (selector: string) =>
    given[selector] ??
    [...tree.querySelectorAll(selector)].map((element) => ({
      tag: element.localName,
      text: element.textContent.replace(/\s+/g, ' ').trim(),
      attributes: Object.fromEntries([...element.attributes].map(({name, value}) => [name, value])),
      styles: {},
      visible: true,
      backdrop: null,
    }));
  return {
    all,
    first: async (selector: string) => (await all(selector))[0] ?? null,
    click: async () => true,
  } as unknown as Page;
}

function judge(check: Check, page: Page, files: Partial<Project> = {}) {
  return check.test({page, open: async () => page, project: {...firstProject, ...files}});
}

it.each<readonly [html: string, hint: string | true]>([
  ['<html><head></head><body><h1>A</h1></body></html>', true],
  ['<HTML><BODY >\n<H1 class="a">A</H1>', true],
  ['<h1>A</h1>', true],
  ['<body><!-- </body> --><h1>A</h1></body>', true],
  ['<html><body></body></html>\n<h1>A</h1>', 'ausserhalb von body'],
  ['<html><head><h1>A</h1></head><body></body></html>', 'ausserhalb von body'],
])('wants the heading to be written in the body: %s', async (html, hint) => {
  const verdict = await judge(grundgeruest.checks[5]!, pageOf(html), {html});
  expect(verdict).toEqual(hint === true || expect.stringContaining(hint));
});

it('tells a paragraph in the heading', async () => {
  const text = '<p>Zwei zarte Guetzli mit Gelee.</p>';
  expect(await judge(titel.checks[1]!, pageOf(`<h1>Spitzbuben</h1>${text}`))).toBe(true);
  expect(await judge(titel.checks[1]!, pageOf(`<h1>Spitzbuben${text}</h1>`))).toContain('</h1>');
});

it('tells a list that ends too early', async () => {
  const page = pageOf('<ul><li>A</li></ul><li>B</li>');
  expect(await judge(zutaten.checks[1]!, page)).toContain('Kommt </ul> zu früh');
});

it.each([
  ['Hier klicken!', false],
  ['Click here', false],
  ['Klicken Sie hier', false],
  ['Klick mich an', false],
  ['Zur Website', false],
  ["Hier geht's zur Seite", false],
  ['Website der Bäckerei', true],
  ['Seite über Schweizer Gebäck', true],
])('a link text says where it leads: %s', async (text, isClear) => {
  const verdict = await judge(link.checks[1]!, pageOf(`<a href="#a">${text}</a>`));
  expect(verdict === true).toBe(isClear);
});

it('a target may have blanks around, as for a browser', async () => {
  const html = '<nav><a href=" #zutaten">A</a><a href="#zubereitung ">B</a></nav>';
  expect(await judge(navigation.checks[1]!, pageOf(html))).toBe(true);
});

it('measures the links too', async () => {
  const element = (tag: string, color: string) => ({
    ...{tag, text: 'Zutaten', backdrop: 'rgb(30, 30, 30)', styles: {color}},
  });
  const pageWith = (...list: Found[]) => pageOf('', {'p, li, td, th, a': list});
  const paragraph = element('p', 'rgb(255, 255, 255)');
  const check = farben.checks[2]!;
  expect(await judge(check, pageWith(paragraph, element('a', 'rgb(255, 220, 0)')))).toBe(true);
  expect(await judge(check, pageWith(paragraph, element('a', 'rgb(0, 0, 238)')))).toContain(
    'Regel für a',
  );
});

it.each([
  ['.Tipp { color: red }', 'im CSS klein'],
  ['#tipp { color: red }', 'nicht mit einer Raute'],
  ['p { color: red }', 'Schreib in style.css'],
  ['.tipp { colour: red }', 'Schreib in style.css'],
])('tells why a rule does not meet the tip: %s', async (css, hint) => {
  const styles = {'background-color': 'rgba(0, 0, 0, 0)', 'background-image': 'none'};
  const page = pageOf('', {'.tipp': [{styles}], body: [{styles}]});
  expect(await judge(klasse.checks[1]!, page, {css})).toContain(hint);
});

it.each<readonly [family: string, hint: string | true]>([
  ['Verdana, sans-serif', true],
  ['"Verdana, sans-serif"', 'Anführungszeichen gehören nur'],
  ['Verdana, "sans-serif"', 'Anführungszeichen gehören nur'],
  ['Verdana, "sans serif"', 'mit Bindestrich'],
  ['Verdana, sans serif', 'mit Bindestrich'],
  ['"Microsoft Sans Serif"', 'braucht es einen Ersatz'],
  ['"Times New Roman"', 'braucht es einen Ersatz'],
])('tells why a generic family is none: %s', async (family, hint) => {
  const page = pageOf('', {
    'p, li, h2, h3, th, td, a': [{tag: 'p', styles: {'font-family': family}}],
  });
  const verdict = await judge(schrift.checks[1]!, page);
  expect(verdict).toEqual(hint === true || expect.stringContaining(hint));
});

it('tells a div that holds only one of the sections', async () => {
  const box = (top: number) => ({top, left: 0, width: 500, height: 100});
  const page = pageOf(
    '<main><div class="rezept"><section id="zutaten"></section></div><section id="zubereitung"></section></main>',
    {'#zutaten': [{box: box(0)}], '#zubereitung': [{box: box(100)}]},
  );
  expect(await judge(nebeneinander.checks[0]!, page)).toContain('erst einen der Abschnitte');
});

/** A page whose answers to a selector follow one another, one for each time it is asked. */
function changingPage(answers: Record<string, string[][]>): Page {
  const all = async (selector: string) => {
    const list = answers[selector] ?? [['1']];
    return ((list.length > 1 ? list.shift() : list[0]) ?? []).map((text) => ({text, value: ''}));
  };
  return {
    all,
    first: async (selector: string) => (await all(selector))[0] ?? null,
    click: async () => true,
  } as unknown as Page;
}

it('tells a unit that goes at the click, and a counter that stays', async () => {
  const amounts = [['1', '2', '3'], ['2', '4', '6'], ['3', '6', '9']]; // prettier-ignore
  const verdict = (last: string, tins = '3') =>
    judge(
      mengen.checks[1]!,
      changingPage({
        '.menge': amounts.map((texts) => [...texts]),
        '#zutaten li': [['1 g Butter'], [last]],
        '#anzahl': [[tins]],
      }),
    );
  expect(await verdict('3 g Butter')).toBe(true);
  expect(await verdict('3 Butter')).toContain('verschwindet das g');
  expect(await verdict('3 g Butter', '1')).toContain('steht bei den Dosen 1');
});

it('tells a text in the place of the number', async () => {
  const page = changingPage({'#anzahl': [['1'], ['1'], ['anzahl']]});
  expect(await judge(plus.checks[1]!, page)).toContain('sondern «anzahl»');
});

it.each<readonly [byHour: Record<number, string>, hint: string | true]>([
  [{8: 'Guten Morgen', 15: 'Guten Tag', 21: 'Guten Abend'}, true],
  [{8: 'Guten Morgen', 15: 'Guten Tag', 21: ''}, 'Um 21 Uhr bleibt der Absatz leer'],
  [{8: '', 15: 'Guten Tag', 21: 'Guten Abend'}, 'const stunde = 8;'],
  [{8: 'Hallo', 15: 'Hallo', 21: 'Hallo', 3: 'Gute Nacht'}, true],
  [{}, 'am Morgen gleich'],
])('wants a greeting at any time of the day: %o', async (byHour, hint) => {
  const pageAt = (hour?: number) => pageOf(`<p id="gruss">${byHour[hour ?? 12] ?? 'Hallo'}</p>`);
  const js = 'const stunde = new Date().getHours(); if (stunde < 11) {}';
  const verdict = await gruss.checks[2]!.test({
    page: pageAt(),
    open: async ({hour} = {}) => pageAt(hour),
    project: {...firstProject, js},
  });
  expect(verdict).toEqual(hint === true || expect.stringContaining(hint));
});
