// @vitest-environment jsdom
import {useLayoutEffect, type ReactNode} from 'react';
import {render} from '@testing-library/react';
import {createMemoryHistory} from 'history';
import {expect, it, vi} from 'vitest';
import OnBack from './OnBack';
import {hasOwnEntry} from './OwnEntry';

const history = createMemoryHistory();
vi.mock('@docusaurus/router', () => ({useHistory: () => history}));
vi.mock('@docusaurus/theme-common', () => ({useEvent: (callback: () => void) => callback}));

it('waits for «back» before the reader sees what it closes', () => {
  let waits = false;
  function Dialog(): ReactNode {
    // Runs before the first paint.
    useLayoutEffect(() => {
      waits = hasOwnEntry();
    }, []);
    return <OnBack ownEntry onBack={() => {}} />;
  }
  render(<Dialog />);
  expect(waits).toBe(true);
});
