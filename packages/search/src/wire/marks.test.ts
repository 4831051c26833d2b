import {describe, expect, it} from 'vitest';
import {markedHtml, markedPieces, markTags} from './marks';

const {highlightPreTag: open, highlightPostTag: close} = markTags;
const value = `<img src=x onerror="a"> & ${open}Bild${close}er <mark>`;

describe('marks', () => {
  it('are the only elements in HTML', () => {
    expect(markedHtml(value)).toBe(
      '&lt;img src=x onerror=&quot;a&quot;&gt; &amp; <b>Bild</b>er &lt;mark&gt;',
    );
  });

  it('are one where marked words follow each other', () => {
    expect(markedHtml(`${open}Bild${close} ${open}ersetzen${close}, ${open}Bild${close}`)).toBe(
      '<b>Bild ersetzen</b>, <b>Bild</b>',
    );
  });

  it('cut a text into pieces', () => {
    expect(markedPieces(`a ${open}b${close} c ${open}d${close}`)).toEqual([
      {text: 'a ', isMarked: false},
      {text: 'b', isMarked: true},
      {text: ' c ', isMarked: false},
      {text: 'd', isMarked: true},
    ]);
    expect(markedPieces('')).toEqual([]);
    expect(markedPieces(`${open}offen`)).toEqual([{text: 'offen', isMarked: false}]);
  });
});
