import {afterEach} from 'vitest';

// Test files are not isolated, so those with a document share it: each file begins with an
// empty one, and what a test has rendered goes with it. No test has to think of it.
if (typeof document !== 'undefined') {
  document.body.replaceChildren();
  const {cleanup} = await import('@testing-library/react');
  afterEach(cleanup);
}
