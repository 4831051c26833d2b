import {describe, expect, it} from 'vitest';
import {unexplained} from './audit';

const report = {
  vulnerabilities: {
    a: {severity: 'high', via: [{url: 'https://adv/1', title: 'Bad'}]},
    b: {severity: 'low', via: ['a']},
  },
};

describe('unexplained', () => {
  it('names each advisory once, without the packages that only depend on it', () => {
    expect(unexplained(report, {})).toEqual(['a (high): Bad https://adv/1']);
  });

  it('accepts a reason', () => {
    expect(unexplained(report, {'https://adv/1': 'Build time only.'})).toEqual([]);
  });
});
