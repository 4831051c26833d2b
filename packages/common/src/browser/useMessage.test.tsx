// @vitest-environment jsdom
import {act, render, screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import {useMessage} from './useMessage';

it('is another element each time, also with the same text, and none without', () => {
  let say = (_: string) => {};
  function Region() {
    const [message, sayNext] = useMessage();
    say = sayNext;
    return <p role="status">{message}</p>;
  }
  render(<Region />);
  const region = screen.getByRole('status');
  act(() => say('Markierung 1 gelöscht.'));
  const first = region.firstChild;
  act(() => say('Markierung 1 gelöscht.'));
  expect(region.textContent).toBe('Markierung 1 gelöscht.');
  expect(region.firstChild).not.toBe(first);
  act(() => say(''));
  expect(region.childNodes).toHaveLength(0);
});
