// @vitest-environment jsdom
import {useEffect, useRef} from 'react';
import {fireEvent, render, screen} from '@testing-library/react';
import {createMemoryHistory} from 'history';
import {expect, it, vi} from 'vitest';
import SearchProvider from './SearchProvider';
import SearchBar from '.';

const history = createMemoryHistory();
const panel = vi.hoisted(() => ({arrive: (_: object) => {}}));
vi.mock('@docusaurus/router', () => ({useHistory: () => history}));
vi.mock('../hooks/usePortalClient', () => ({usePortalClient: () => () => {}}));
vi.mock('../hooks/useSearchScope', () => {
  const scope = {};
  return {useSearchScope: () => scope};
});
vi.mock('./loadPanel', () => ({
  loadPanel: () => new Promise((resolve) => (panel.arrive = resolve)),
}));

function Panel() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current!.focus(), []);
  return <input ref={field} />;
}

it('loses no key between what is typed ahead and the field', async () => {
  render(
    <SearchProvider manuals={[]} tasks={[]}>
      <SearchBar />
    </SearchProvider>,
  );
  fireEvent.submit(screen.getByRole('button').closest('form')!);
  panel.arrive({default: Panel});
  const isTakenAhead = () => !fireEvent.keyDown(document.body, {key: 'a'});
  expect(isTakenAhead()).toBe(true);
  while (isTakenAhead()) {
    await null;
  }
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});
