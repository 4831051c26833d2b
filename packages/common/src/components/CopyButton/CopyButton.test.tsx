// @vitest-environment jsdom
import {fireEvent, render, screen} from '@testing-library/react';
import {expect, it, vi} from 'vitest';
import CopyButton from '.';

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
  expect((await screen.findByText('Kopiert')).matches('body > [aria-live]')).toBe(true);
  // A status beside each value would be read within its sentence.
  expect(screen.queryByRole('status')).toBeNull();
});

it('says that it does not work where there is no text to select', async () => {
  clipboard(undefined);
  render(<CopyButton text="x" label="Kopieren" />);
  fireEvent.click(screen.getByRole('button', {name: 'Kopieren'}));
  expect(await screen.findByText('Kopieren ist hier nicht möglich')).toBeTruthy();
  expect(screen.getByRole('button').title).toBe('Kopieren ist hier nicht möglich');
});
