import {expect, it} from 'vitest';
import {manuals} from '../../tests/manuals';
import {groupName} from './group';

it.each([
  ['docs-typo3-current', 'current', ['Inhalte', 'Inhaltselemente'], 'TYPO3 › Inhaltselemente'],
  ['docs-typo3-12.0', '12.0', ['Grundlagen'], 'TYPO3, Version 12 › Grundlagen'],
  ['docs-email-current', 'current', [], 'E-Mail'],
  ['docs-default-current', 'current', [], 'Handbuch'],
])('%s, %s, %j: %s', (tag, version, categories, expected) => {
  expect(groupName({tag, version, categories}, 'Handbuch', manuals)).toBe(expected);
});
