import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import withoutIntl from './withoutIntl.mjs';

const upstream = (file: string) => readFileSync(`node_modules/@docusaurus/${file}`, 'utf8');

describe('withoutIntl', () => {
  /** The comparison that the changed code of a file sorts by. */
  const comparison = (file: string) => {
    const source = withoutIntl(upstream(file));
    expect(source).not.toContain('localeCompare');
    const [, code = ''] = /\.sort\((\(a, b\) => \(.* \? -1 : 1\))\)/.exec(source) ?? [];
    return new Function(`return ${code}`)();
  };

  it('compares the paths of the manuals without a collator, longer ones first', () => {
    const compare = comparison('plugin-content-docs/lib/client/docsClientUtils.js');
    const paths = ['/a', '/a/b', '/b', '/', '/a-b'].map((path) => ['id', {path}]);
    const sorted = paths.sort(compare).map(([, data]) => (data as {path: string}).path);
    expect(sorted).toEqual(['/b', '/a/b', '/a-b', '/a', '/']);
  });

  it('compares the keys of objects without a collator', () => {
    const compare = comparison('theme-common/lib/utils/reactUtils.js');
    expect([['b'], ['a'], ['c']].sort(compare)).toEqual([['a'], ['b'], ['c']]);
  });

  it('looks for emojis only in titles that do not begin with a letter', async () => {
    const load = (code: string) =>
      import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
    const source = upstream('theme-common/lib/utils/emojiUtils.js');
    const changed = withoutIntl(source);
    expect(changed).not.toMatch(/^const segmenter/m);
    const {extractLeadingEmoji: original} = await load(source);
    const {extractLeadingEmoji: quicker} = await load(changed);
    const titles = [
      'Änderungen',
      'Bild',
      '',
      '1. Schritt',
      '1️⃣ Schritt',
      '⚠️ Achtung',
      '🇨🇭 Schweiz',
    ];
    expect(titles.map(quicker)).toEqual(titles.map(original));
    expect(quicker('⚠️ Achtung').emoji).toBe('⚠️');
  });

  it('leaves comparisons in a language alone', () => {
    const source = `words.sort((a, b) => a.localeCompare(b, 'de'));`;
    expect(withoutIntl(source)).toBe(source);
  });
});
