import {all, closest} from '../xml';
import type {Preparation} from '../wordDocument';

/** The signs between which Google Docs puts a block of code. */
const [begin, end] = ['\uEC03', '\uEC02'];
const signs = new RegExp(`[${begin}${end}]`, 'g');

const codeFont = /courier|consolas|menlo|monaco|mono\b|source code|cascadia|lucida console/i;

/** Names code, which a document does not tell from other text, and removes the signs of Google Docs around it. */
export const nameCode: Preparation = ($, {styles, places, hints}) => {
  let isInside = false;
  for (const node of all($, 'w:t')) {
    const run = closest(node, 'w:r');
    const written = $(node).text();
    const text = written.replace(signs, '');
    isInside ||= written.includes(begin);
    if (text.trim() !== '' && (isInside || codeFont.test((run && styles.fontOf(run)) ?? ''))) {
      hints.add(
        'Code steht als gewöhnlicher Text auf der Seite',
        'Setzen Sie ihn zwischen zwei Zeilen mit ```, ein einzelnes Wort schreiben Sie `datei.pdf`.',
        places.of(node),
      );
    }
    isInside &&= !written.includes(end);
    if (text !== written) {
      $(node).text(text);
    }
  }
};
