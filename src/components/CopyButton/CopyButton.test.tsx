// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import CopyText from '../CopyText';
import ExportPanel from '../MarkerCreator/parts/ExportPanel';
import {emptyProject} from '../MarkerCreator/model/project';
import CopyButton from '.';

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
  const status = await screen.findByText('Kopiert');
  expect(status.getAttribute('role')).toBe('status');
  // Screen readers take a button's content for its name alone.
  expect(status.closest('button')).toBeNull();
});

it.each([
  ['the browser forbids it', () => Promise.reject(new Error('denied'))],
  ['there is no clipboard, as over plain HTTP', undefined],
])('says so where %s', async (_, writeText) => {
  clipboard(writeText);
  render(<CopyButton text="x" label="Kopieren" />);
  const button = screen.getByRole('button', {name: 'Kopieren'});
  const symbol = button.innerHTML;
  fireEvent.click(button);
  expect(await screen.findByText('Kopieren ist hier nicht möglich')).toBeTruthy();
  // Not in colour alone.
  expect(button.innerHTML).not.toBe(symbol);
  expect(button.title).toBe('Kopieren ist hier nicht möglich');
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
