// @vitest-environment jsdom
import {useLayoutEffect, type ReactNode} from 'react';
import {render} from '@testing-library/react';
import {createMemoryHistory} from 'history';
import {expect, it, vi} from 'vitest';
import OnBack from './OnBack';
import {hasOwnEntry} from './OwnEntry';

const history = createMemoryHistory({initialEntries: ['/one', '/two'], initialIndex: 1});
vi.mock('@docusaurus/router', () => ({useHistory: () => history}));
vi.mock('@docusaurus/theme-common', () => ({useEvent: (callback: () => void) => callback}));

it('waits for «back» before the reader sees what it closes', () => {
  const close = vi.fn();
  let hadEntry = false;
  function Dialog(): ReactNode {
    // Runs before the first paint.
    useLayoutEffect(() => {
      hadEntry = hasOwnEntry();
      history.goBack();
    }, []);
    return <OnBack ownEntry onBack={close} />;
  }
  render(<Dialog />);
  expect(hadEntry).toBe(true);
  expect(close).toHaveBeenCalledOnce();
  expect(history.location.pathname).toBe('/two');
});
