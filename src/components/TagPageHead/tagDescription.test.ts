import {expect, it} from 'vitest';
import {tagDescription} from './tagDescription';

it('names the tag, the manual and its version', () => {
  expect(tagDescription('Bilder', 'typo3', '12.0')).toContain(
    '«Bilder» im Handbuch TYPO3, Version 12,',
  );
  expect(tagDescription(undefined, 'email', 'current')).toContain('im Handbuch E-Mail,');
  expect(tagDescription(undefined, 'default', 'current')).toContain('im Handbuch,');
});
