import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {licenceList} from '../../scripts/lib/licences';

const list = licenceList(JSON.parse(readFileSync('package-lock.json', 'utf8')));

describe('licences of third-party packages', () => {
  it('are listed as the lockfile has them (else run: npm run licences)', () => {
    expect(readFileSync('THIRD-PARTY-LICENCES.md', 'utf8')).toBe(list);
  });

  it('are known, and none demands that the portal be published under it', () => {
    expect(list).not.toContain('see package');
    expect(list).not.toMatch(/\| (?:A?GPL|SSPL|BUSL)/);
  });
});
