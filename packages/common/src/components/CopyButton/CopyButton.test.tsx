// @vitest-environment jsdom
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import CopyButton, {confirmation} from '.';

afterEach(cleanup);

function clipboard(writeText?: () => Promise<void>) {
  const value = writeText && {writeText};
  Object.defineProperty(navigator, 'clipboard', {value, configurable: true});
}

it('copies the text and says so', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  clipboard(writeText);
  render(<CopyButton text="imap.example.ch" label="Wert kopieren" />);
  fireEvent.click(screen.getByRole('button', {name: 'Wert kopieren'}));
  expect(writeText).toHaveBeenCalledWith('imap.example.ch');
  const status = (await screen.findByText('Kopiert')).closest('[role=status]')!;
  // Screen readers take a button's content for its name alone.
  expect(status.closest('button')).toBeNull();
});

it('says that it does not work where there is no text to select', async () => {
  clipboard(undefined);
  render(<CopyButton text="x" label="Kopieren" />);
  fireEvent.click(screen.getByRole('button', {name: 'Kopieren'}));
  expect(await screen.findByText('Kopieren ist hier nicht möglich')).toBeTruthy();
  expect(screen.getByRole('button').title).toBe('Kopieren ist hier nicht möglich');
});

it('says each of several quick presses, the last as long as a single one', async () => {
  vi.useFakeTimers();
  clipboard(() => Promise.resolve());
  render(<CopyButton text="x" label="Wert kopieren" />);
  const press = () => act(async () => fireEvent.click(screen.getByRole('button')));
  await press();
  const first = screen.getByText('Kopiert');
  await act(() => vi.advanceTimersByTimeAsync(confirmation - 1));
  await press();
  // Screen readers hear of what is new only.
  expect(screen.getByText('Kopiert')).not.toBe(first);
  await act(() => vi.advanceTimersByTimeAsync(confirmation - 1));
  expect(screen.queryByText('Kopiert')).not.toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.queryByText('Kopiert')).toBeNull();
  vi.useRealTimers();
});
