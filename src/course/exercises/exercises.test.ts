// @vitest-environment jsdom
import {describe, expect, it} from 'vitest';
import {exerciseTable} from '../lessons';
import {browser} from '../messages/browser';
import {lintCss} from '../messages/lintCss';
import {lintHtml} from '../messages/lintHtml';
import {lintJs} from '../messages/lintJs';
import {MAX_FILE_LENGTH} from '../project';
import {quizzes} from '../quizzes';
import type {Page} from '../checks/types';
import {schrift} from './css-typografie';
import {grundgeruest} from './html-einstieg';
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
      expect(lintCss(after.css, asked)).toEqual([]);
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
    const [problem] = lintCss(`p {\n  ${property}x: 0;\n}`, {
      ...asked,
      supports: () => false,
    });
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
