// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import CopyText from '.';
import Value from '../Value';

function clipboard(writeText?: () => Promise<void>) {
  const value = writeText && {writeText};
  Object.defineProperty(navigator, 'clipboard', {value, configurable: true});
}

it.each([
  ['the browser forbids it', () => Promise.reject(new Error('denied'))],
  ['there is no clipboard, as over plain HTTP', undefined],
])('selects the text and says how to copy it where %s', async (_, writeText) => {
  clipboard(writeText);
  for (const [button, text] of [
    [<Value key="a" name="imapServer" />, 'imap.example.ch'],
    [<CopyText key="b" title="Gruss" children="Hallo" />, 'Hallo'],
  ] as const) {
    render(button);
    const pressed = screen.getByRole('button');
    const symbol = pressed.querySelector('svg')!.innerHTML;
    fireEvent.click(pressed);
    expect(await screen.findByText('Markiert: Kopieren Sie mit Ctrl+C.')).toBeTruthy();
    expect(getSelection()?.toString()).toBe(text);
    // Not in colour alone.
    expect(pressed.querySelector('svg')!.innerHTML).not.toBe(symbol);
    cleanup();
  }
});

it('has the word that is seen in its name, for whoever speaks it', () => {
  render(<CopyText title="Gruss">Hallo</CopyText>);
  const word = screen.getByText('Kopieren');
  expect(word.closest('button')?.ariaLabel).toMatch(/kopieren/i);
});
