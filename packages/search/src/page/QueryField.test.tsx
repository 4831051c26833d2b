// @vitest-environment jsdom
import {fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import QueryField from './QueryField';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
});

function type(value: string) {
  const onChange = vi.fn();
  const {unmount} = render(<QueryField query="" onChange={onChange} onShorten={() => {}} />);
  fireEvent.change(screen.getByRole('searchbox'), {target: {value}});
  return {onChange, unmount};
}

it('searches what was typed after a rest', () => {
  const {onChange} = type('bild');
  expect(onChange).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(onChange).toHaveBeenCalledExactlyOnceWith('bild', 'replace');
});

it('searches nothing once the reader has left the page', () => {
  const {onChange, unmount} = type('bild');
  unmount();
  vi.runAllTimers();
  expect(onChange).not.toHaveBeenCalled();
});

it('shows the query of the address again once what was typed has been searched', () => {
  const field = (query: string) => (
    <QueryField query={query} onChange={() => {}} onShorten={() => {}} />
  );
  const {rerender} = render(field('bild'));
  const input = screen.getByRole<HTMLInputElement>('searchbox');
  fireEvent.change(input, {target: {value: 'bilder'}});
  rerender(field('bild ersetzen'));
  expect(input.value).toBe('bilder');
  vi.runAllTimers();
  rerender(field('bild'));
  expect(input.value).toBe('bild');
});
