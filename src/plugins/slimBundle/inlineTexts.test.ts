import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {inlineTexts} from './inlineTexts.mjs';
import {isInlined} from './slimTables';

describe('inlineTexts', () => {
  it('replaces the text of a known message', () => {
    const source = `translate({id: 'a.b', message: "It's"}, {n: 1}), translate({
  id: 'c',
  message: 'C',
})`;
    expect(inlineTexts(source, {'a.b': '«A» "b"'})).toBe(
      source.replace(`"It's"`, JSON.stringify('«A» "b"')),
    );
  });

  it('reaches every message of the search, which is missing in the main bundle', () => {
    const folder = 'src/components';
    const sources = readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => readFileSync(path.join(folder, file), 'utf8'));
    const ids = sources.flatMap((source) =>
      [...source.matchAll(/['"](theme\.[\w.]+)['"]/g)].map(([, id = '']) => id).filter(isInlined),
    );
    expect(ids.length).toBeGreaterThan(20);
    const messages = Object.fromEntries(ids.map((id) => [id, `text of ${id}`]));
    const all = sources.map((source) => inlineTexts(source, messages)).join('\n');
    const count = (id: string) => ids.filter((other) => other === id).length;
    for (const id of ids) {
      expect(all.split(`"text of ${id}"`).length - 1, id).toBe(count(id));
    }
  });
});
