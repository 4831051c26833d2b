// @vitest-environment jsdom
import {fireEvent, render, screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import {noProgress, progressBox} from '../../storage/progress';
import Reset from './Reset';
import {labels} from './texts';

/** Presses a button as the keyboard does: with the focus on it. */
function press(name: string) {
  const button = screen.getByRole('button', {name});
  button.focus();
  fireEvent.click(button);
}

it.each([
  [labels.resetSure, ''],
  [labels.cancel, 'Jon'],
])('keeps the focus when it asks and after %s', (answer, name) => {
  progressBox.set({...noProgress, name: 'Jon'});
  render(<Reset />);
  press(labels.reset);
  const opener = screen.getByRole('button', {name: labels.reset});
  expect(document.activeElement).toBe(opener);
  press(answer);
  expect(screen.queryByRole('button', {name: answer})).toBeNull();
  expect(document.activeElement).toBe(opener);
  expect(progressBox.get().name).toBe(name);
});
