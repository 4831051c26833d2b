// @vitest-environment jsdom
import {fireEvent, render, screen} from '@testing-library/react';
import {expect, it, vi} from 'vitest';
import ExerciseBoundary from './ExerciseBoundary';
import {crashed, labels} from './texts';

it('keeps an error in its exercise, and opens it again', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const task = {isBroken: true};
  function Task() {
    if (task.isBroken) throw new Error('#31');
    return 'Die Aufgabe';
  }
  render(
    <>
      Die Lektion
      <ExerciseBoundary id="editor">
        <Task />
      </ExerciseBoundary>
    </>,
  );
  expect(document.body.textContent).toContain('Die Lektion');
  expect(screen.getByRole('alert').textContent).toContain(crashed);
  expect(screen.getByRole('button', {name: labels.startOver})).toBeTruthy();
  task.isBroken = false;
  fireEvent.click(screen.getByRole('button', {name: labels.tryAgain}));
  expect(document.body.textContent).toContain('Die Aufgabe');
});
