// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import SearchBar from '.';

const open = vi.fn();
vi.mock('@site/src/search/useSearchScope', () => ({useSearchScope: () => ({})}));
vi.mock('./useSearchPanel', () => ({
  useSearchPanel: () => ({open, content: <form aria-label="Panel" />}),
}));

afterEach(cleanup);

it('hears nothing of a form inside the panel', () => {
  render(<SearchBar />);
  fireEvent.submit(screen.getByRole('form', {name: 'Panel'}));
  expect(open).not.toHaveBeenCalled();
  fireEvent.submit(screen.getByRole('button').closest('form')!);
  expect(open).toHaveBeenCalledOnce();
});
