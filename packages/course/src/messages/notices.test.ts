import {describe, expect, it} from 'vitest';
import {MAX_FILE_LENGTH} from '../project';
import {errorsFirst, notice, noticeOf, tooLong, withNotice} from './notices';

describe('noticeOf', () => {
  it('knows file and line of an error', () => {
    expect(
      noticeOf({
        type: 'error',
        message: 'Uncaught ReferenceError: a is not defined',
        file: 'script.js',
        line: 3,
      }),
    ).toMatchObject({kind: 'error', place: {pane: 'js', line: 3}});
    expect(
      noticeOf({type: 'error', message: 'Error: weg', file: null, line: null})?.place,
    ).toBeNull();
  });

  it.each([
    [{type: 'console', level: 'log', text: 'Hoi'} as const, 'output', 'Hoi'],
    [{type: 'console', level: 'error', text: 'Hoi'} as const, 'error', 'Hoi'],
    [{type: 'flood', kind: 'trouble'} as const, 'hint', 'viele Fehler'],
    [{type: 'crowded', file: 'script.js', line: 2, limit: 7000} as const, 'error', "7'000"],
    [{type: 'dialog', kind: 'confirm', text: 'Ja?'} as const, 'output', 'Ja? (In der Vorschau'],
    [
      {type: 'blocked', url: 'https://example.com/a.png', directive: 'img-src'} as const,
      'hint',
      '«https://example.com/a.png». Nimm ein Bild aus dem Ordner bilder.',
    ],
    [
      {type: 'blocked', url: 'https://example.com', directive: 'font-src'} as const,
      'hint',
      'Nimm eine Schrift',
    ],
    [
      {type: 'blocked', url: 'https://example.com', directive: 'style-src-elem'} as const,
      'hint',
      'in style.css',
    ],
  ])('%j', (message, kind, text) => {
    expect(noticeOf(message)?.kind).toBe(kind);
    expect(noticeOf(message)?.text).toContain(text);
  });

  it('names no substitute where there is none', () => {
    expect(
      noticeOf({type: 'blocked', url: 'https://example.com', directive: 'connect-src'})?.text,
    ).toMatch(/«https:\/\/example.com»\.$/);
  });

  it('is silent about the rest', () => {
    expect(noticeOf({type: 'loaded'})).toBeNull();
    expect(noticeOf({type: 'blocked', url: 'eval', directive: 'script-src'})).toBeNull();
    expect(noticeOf({type: 'scroll', top: 3})).toBeNull();
  });
});

it('counts repetitions', () => {
  const twice = withNotice(withNotice([], notice('output', 'a')), notice('output', 'a'));
  expect(twice).toMatchObject([{text: 'a', count: 2}]);
  expect(withNotice(twice, notice('output', 'b'))).toHaveLength(2);
  expect(withNotice(twice, notice('output', 'a', {pane: 'js', line: 1}))).toHaveLength(2);
});

it('does not run what is too long', () => {
  expect(tooLong({html: 'a', css: '', js: ''})).toBeNull();
  expect(tooLong({html: '', css: 'a'.repeat(MAX_FILE_LENGTH + 1), js: ''})?.text).toContain(
    "style.css ist zu lang für die Vorschau. Erlaubt sind 100'000 Zeichen.",
  );
});

it('puts errors on top, the rest in its order', () => {
  const [hint, output, error, last] = [
    notice('hint', 'a'),
    notice('output', 'b'),
    notice('error', 'c'),
    notice('error', 'd'),
  ];
  expect(errorsFirst([hint!, output!, error!, last!])).toEqual([error, last, hint, output]);
});
