// @vitest-environment jsdom
import {expect, it} from 'vitest';
import {rangesOf} from './mark';

/** Returns the words that are marked, each with what stands before it. */
function marked(html: string, ...labels: string[]): (string | undefined)[] {
  document.body.innerHTML = html;
  return rangesOf(document.body, labels).map((range) => {
    if (!range) {
      return undefined;
    }
    const before = document.createRange();
    before.setStart(document.body, 0);
    before.setEnd(range.startContainer, range.startOffset);
    return `${before.toString().slice(-3)}|${range.toString()}`;
  });
}

it('finds the words of each action, also over several pieces of text', () => {
  expect(
    marked(
      '<p>Öffnen Sie <b>Web</b> › <strong>Seite</strong>, und\ndrücken Sie <kbd><kbd>Ctrl</kbd>+<kbd>S</kbd></kbd>.</p>',
      'Seite',
      'und drücken',
      'Ctrl+S',
    ),
  ).toEqual([' › |Seite', 'e, |und\ndrücken', 'ie |Ctrl+S']);
});

it('means whole words, and a name rather than the same word in the sentence', () => {
  expect(marked('<p>Im Seitenbaum die Seite: <strong>Seite</strong></p>', 'Seite')).toEqual([
    'e: |Seite',
  ]);
});

it('means the next place of words that it has marked already', () => {
  const twice = '<p><strong>OK</strong> und <strong>Ja</strong>, dann <strong>OK</strong>.</p>';
  expect(marked(twice, 'OK', 'Ja', 'OK')).toEqual(['|OK', 'nd |Ja', 'nn |OK']);
});

it('marks nothing that the text does not say', () => {
  expect(marked('<p>Warten Sie.</p>', '', 'Speichern')).toEqual([undefined, undefined]);
});
