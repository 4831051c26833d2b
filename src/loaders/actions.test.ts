import {expect, it} from 'vitest';
import {chunkOf} from './actions.mjs';

it('puts the pictures of a manual into one chunk', () => {
  expect(chunkOf('typo3/grundlagen/login.mdx')).toBe('steps-typo3');
  expect(chunkOf('typo3_versioned_docs/version-12.0/index.mdx')).toBe(
    'steps-typo3_versioned_docs-version-12.0',
  );
});
