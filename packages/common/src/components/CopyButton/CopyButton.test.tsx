// @vitest-environment jsdom
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import CopyText from '../../../../../src/components/CopyText';
import ExportPanel from '@portal/marker-creator/parts/ExportPanel';
import {emptyProject} from '@portal/marker-creator/model/project';
import Value from '../../../../../src/components/Value';
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

const picture = {url: 'x', blob: new Blob(), fileName: 'a.png', width: 9, height: 9};

it.each([
  ['a wording', <CopyText title="Gruss">Hallo</CopyText>],
  ['the MDX', <ExportPanel picture={picture} project={emptyProject} onProblem={() => {}} />],
])('has the word that is seen in its name, for whoever speaks it: %s', (_, user) => {
  render(user);
  const word = screen.getByText('Kopieren');
  expect(word.closest('button')?.ariaLabel).toMatch(/kopieren/i);
});
