import {expect, it} from 'vitest';
import {oneTimeCode} from './account';

it('computes the codes of RFC 6238', () => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  expect(oneTimeCode(secret, 59_000)).toBe('287082');
  expect(oneTimeCode(secret, 1_111_111_109_000)).toBe('081804');
  expect(oneTimeCode(secret, 20_000_000_000_000)).toBe('353130');
});
