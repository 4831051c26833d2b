// @vitest-environment jsdom
import {expect, it} from 'vitest';
import {readInline} from './inline';

it('reads stars that never close in no time: the preview does so at every key', () => {
  const start = performance.now();
  readInline(`**${'*a*'.repeat(30)}`);
  readInline(`**${' *a*'.repeat(30)} b`);
  expect(performance.now() - start).toBeLessThan(1000);
});
