import {expect, it} from 'vitest';
import {explainMissingFile} from './files';

it('suggests the file that was meant', () => {
  expect(explainMissingFile('bilder/Spitzbuben.svg')).toContain('«bilder/spitzbuben.svg»');
  expect(explainMissingFile('styles.css')).toContain('«style.css»');
  expect(explainMissingFile('ferien.jpg')).toContain('Diese Bilder gibt es');
  expect(explainMissingFile('')).toContain('leer');
});
