import {expect, it} from 'vitest';
import {offerText} from './offerText';

it('says how long, how large and how old the file is', () => {
  expect(offerText({pages: 48, bytes: 3_096_000, day: '2026-11-27'})).toBe(
    'Als PDF, 48 Seiten, 3.1 MB, Stand 27. November 2026',
  );
});
