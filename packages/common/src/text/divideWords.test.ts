import {expect, it} from 'vitest';
import {divideWords} from './divideWords';
import {withoutSoftHyphens} from './softHyphens';

const shown = (text: string) => divideWords(text, 12).replaceAll('\u00AD', '|');

it('divides long words at syllables', () => {
  expect(shown('Suchmaschinenoptimierung')).toBe('Such|ma|schi|nen|op|ti|mie|rung');
  expect(shown('Zahlungsarten und E-Mail-Programme')).toBe('Zah|lungs|ar|ten und E-Mail-Programme');
});

it('leaves short words whole, and can be undone', () => {
  expect(shown('Bild ersetzen')).toBe('Bild ersetzen');
  const title = 'Abwesenheitsmeldung einschalten';
  expect(withoutSoftHyphens(divideWords(title, 12))).toBe(title);
});
