import {expect, it} from 'vitest';
import {scriptsOf} from './scriptBytes';

it('finds the scripts of minified and of ordinary HTML', () => {
  const html =
    '<script src=/a.js defer></script><script defer src="/b.js"></script><script>1</script><link rel="preload" as="script" href="/c.js">';
  expect(scriptsOf(html)).toEqual(['/a.js', '/b.js', '/c.js']);
});
