import {expect, it} from 'vitest';
import {parseEnv} from './env';
import {themeConfig} from './theme';

it('shows a new announcement to those who have closed the last one', () => {
  const [first, again, second] = ['Neu: 13', 'Neu: 13', 'Neu: 14'].map(
    (text) => themeConfig(parseEnv({ANNOUNCEMENT_TEXT: text})).announcementBar?.id,
  );
  expect(first).toBe(again);
  expect(second).not.toBe(first);
});
