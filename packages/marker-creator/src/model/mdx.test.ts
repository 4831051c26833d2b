import {expect, it} from 'vitest';
import {parseEntry} from './mdx';

it('reads stars that never close in no time: the preview does so at every key', () => {
  const start = performance.now();
  parseEntry(`**${'*a*'.repeat(30)}`);
  parseEntry(`**${' *a*'.repeat(30)} b`);
  expect(performance.now() - start).toBeLessThan(1000);
});

it.each(['**a <Kbd>b**</Kbd>', '<Kbd 1>a</Kbd>'])('leaves what no page could show: %s', (entry) => {
  expect(parseEntry(entry)).toEqual([{type: 'text', value: entry}]);
});
