// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {findLesson} from '../lessons';
import {firstProject} from '../project';
import {createBox} from './box';
import {
  isComplete,
  noProgress,
  openBefore,
  progressBox,
  readProgress,
  solvedIn,
  withDone,
} from './progress';
import {resetCourse} from './reset';
import {projectBox, rememberStart, startsBox} from './work';

const numberBox = () =>
  createBox({key: 'zahl', initial: 0, read: (data) => (typeof data === 'number' ? data : null)});

beforeEach(() => window.localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('createBox', () => {
  it('keeps a value', () => {
    numberBox().set(5);
    expect(numberBox().get()).toBe(5);
  });

  it.each([
    ['nothing', null],
    ['damaged', '{'],
    ['foreign', '"text"'],
    ['empty', ''],
    ['null', 'null'],
  ])('starts fresh with %s in the storage', (_, text) => {
    if (text !== null) window.localStorage.setItem('zahl', text);
    expect(numberBox().get()).toBe(0);
  });

  it('works on without storage', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const box = numberBox();
    expect(box.get()).toBe(0);
    box.set(7);
    expect(box.get()).toBe(7);
    expect(box.isKept()).toBe(false);
  });

  it('tells of changes, also from another tab', () => {
    const box = numberBox();
    const listener = vi.fn();
    const stop = box.subscribe(listener);
    box.set(1);
    window.localStorage.setItem('zahl', '2');
    window.dispatchEvent(new StorageEvent('storage', {key: 'zahl'}));
    expect(box.get()).toBe(2);
    window.dispatchEvent(new StorageEvent('storage', {key: 'anderes'}));
    expect(listener).toHaveBeenCalledTimes(2);
    const other = vi.fn();
    box.subscribe(other);
    stop();
    window.dispatchEvent(new StorageEvent('storage', {key: 'zahl'}));
    expect(other).toHaveBeenCalledTimes(1);
    box.set(3);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('knows what another tab wrote while the page was in the browser’s cache', () => {
    const box = numberBox();
    const listener = vi.fn(() => box.get());
    const stop = box.subscribe(listener);
    window.localStorage.setItem('zahl', '3');
    window.dispatchEvent(new Event('pageshow'));
    expect(listener).toHaveReturnedWith(3);
    stop();
    window.dispatchEvent(new Event('pageshow'));
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('keeps a value that a full storage refused, until another tab writes', () => {
    window.localStorage.setItem('zahl', '1');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const box = numberBox();
    box.set(7);
    expect(box.get()).toBe(7);
    window.localStorage.setItem('zahl', '2');
    expect(box.get()).toBe(2);
  });
});

describe('progress', () => {
  it('drops what it does not understand', () => {
    expect(
      readProgress({
        done: {
          editor: '2026-11-21',
          'gibt-es-nicht': '2026-11-21',
          'html-bild': 5,
          'html-titel': 'gestern',
        },
        last: {lesson: 'home', exercise: 'fremd'},
        name: 'x'.repeat(99),
      }),
    ).toEqual({
      done: {editor: '2026-11-21'},
      last: {lesson: 'home', exercise: null},
      name: 'x'.repeat(60),
    });
    expect(readProgress({done: 3, last: 'home', name: {}})).toEqual(noProgress);
    expect(readProgress([])).toBeNull();
    for (const day of ['2026-13-45', '0000-00-00', '9999-99-99', '2026-02-30', '1. Mai']) {
      expect(readProgress({done: {editor: day}})).toEqual(noProgress);
    }
    expect(readProgress({done: {editor: '2026-02-28'}})?.done).toEqual({editor: '2026-02-28'});
    expect(readProgress('x')).toBeNull();
  });

  it('counts', () => {
    const some = withDone(withDone(noProgress, 'editor', '2026-11-20'), 'html-bild', '2026-11-21');
    expect(withDone(some, 'editor', '2026-12-01').done.editor).toBe('2026-11-20');
    expect(solvedIn(findLesson('html-inhalte-einfuegen'), some)).toBe(1);
    expect(openBefore('html-grundgeruest', some)).toEqual(['quiz-web', 'quiz-rezept']);
    expect(isComplete(some)).toBe(false);
  });
});

describe('the work', () => {
  it('is found again on the next visit, and of the starts those that are whole', () => {
    const stored = {html: '<p>A</p>', css: '', js: ''};
    window.localStorage.setItem('schnupperlehre-seite', JSON.stringify(stored));
    expect(projectBox.get()).toEqual(stored);
    const starts = {editor: stored, 'html-bild': {html: 'ohne den Rest'}};
    window.localStorage.setItem('schnupperlehre-anfang', JSON.stringify(starts));
    expect(startsBox.get()).toEqual({editor: stored});
  });

  it.each(['{"html": 1}', '{"a":{"b":1}}', '[null,42]', 'null', '""', '\u0000{'])(
    'ignores a damaged page, starts and progress: %j',
    (text) => {
      for (const {key} of [projectBox, startsBox, progressBox]) {
        window.localStorage.setItem(key, text);
      }
      expect(projectBox.get()).toEqual(firstProject);
      expect(startsBox.get()).toEqual({});
      expect(progressBox.get()).toEqual(noProgress);
    },
  );

  it('remembers the first start of an exercise and forgets all on reset', () => {
    rememberStart('editor', firstProject);
    rememberStart('editor', {html: 'später', css: '', js: ''});
    expect(startsBox.get().editor).toEqual(firstProject);
    projectBox.set({html: 'x', css: '', js: ''});
    progressBox.set(withDone(noProgress, 'editor'));
    resetCourse();
    expect([projectBox.get(), progressBox.get(), startsBox.get()]).toEqual([
      firstProject,
      noProgress,
      {},
    ]);
  });
});
