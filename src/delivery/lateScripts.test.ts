import {expect, it} from 'vitest';
import {lateScriptLinks, withLateScripts} from './lateScripts';

const addresses = (html: string) => [...html.matchAll(lateScriptLinks)].map(([, href]) => href);

it('lets the bundler’s scripts wait, in their order', () => {
  const html = withLateScripts(
    '<script src=/assets/js/a.1.js defer></script><script src="/sub/assets/js/b.2.js" defer></script>',
  );
  expect(html).not.toContain('<script');
  expect(addresses(html)).toEqual(['/assets/js/a.1.js', '/sub/assets/js/b.2.js']);
});

it.each([
  '<script src=/addresses.js></script>',
  '<script src=/preview/elements.js defer></script>',
  '<script>1</script>',
])('leaves %s as it is', (script) => {
  expect(withLateScripts(script)).toBe(script);
});
