// @vitest-environment jsdom
import {fireEvent, render, screen} from '@testing-library/react';
import {createMemoryHistory} from 'history';
import {expect, it, vi} from 'vitest';
import SearchProvider from './SearchProvider';
import SearchBar from '.';

const history = createMemoryHistory();
vi.mock('@docusaurus/router', () => ({useHistory: () => history}));
vi.mock('../hooks/usePortalClient', () => ({usePortalClient: () => () => {}}));
vi.mock('../hooks/useSearchScope', () => {
  const scope = {};
  return {useSearchScope: () => scope};
});
vi.mock('../panel', () => ({default: () => <form aria-label="Panel" />}));

it('hears nothing of a form inside the panel', async () => {
  render(
    <SearchProvider manuals={[]} tasks={[]}>
      <SearchBar />
    </SearchProvider>,
  );
  const isTaken = (form: Element) => !fireEvent.submit(form);
  expect(isTaken(screen.getByRole('button').closest('form')!)).toBe(true);
  expect(isTaken(await screen.findByRole('form', {name: 'Panel'}))).toBe(false);
});
