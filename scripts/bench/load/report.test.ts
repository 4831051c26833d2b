import {describe, expect, it} from 'vitest';
import {readReport} from './report';

const output = `Running 15s test @ http://localhost:4190
  1 threads and 16 connections
  Latency Distribution
     50%  500.00us
     75%    1.10ms
     90%    2.00ms
     99%    1.02s
  100 requests in 15.00s, 10.00MB read
  Socket errors: connect 0, read 1, write 0, timeout 2
  Non-2xx or 3xx responses: 4
Requests/sec:  12345.67
Transfer/sec:     80.12MB
`;

describe('readReport', () => {
  it('reads what wrk prints', () => {
    expect(readReport(output)).toEqual({
      pagesPerSecond: 12345.67,
      median: 0.5,
      p99: 1020,
      transfer: '80.12MB',
      failures: 7,
    });
  });

  it('does not take another text for a result', () => {
    expect(() => readReport('unable to connect')).toThrow('unable to connect');
  });
});
