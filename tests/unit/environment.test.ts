import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

const names = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].sort();

describe('environment variables', () => {
  it('are all in the table of DEPLOY.md, and no others', () => {
    const read = names(readFileSync('src/config/env.ts', 'utf8'), /source, '([A-Z_]+)'/g);
    const inTable = names(readFileSync('DEPLOY.md', 'utf8'), /^\| `([A-Z_]+)` \|/gm);
    expect(read.length).toBeGreaterThan(10);
    expect(inTable).toEqual(read);
  });
});
