// @vitest-environment jsdom
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {startOf} from '@site/src/course/exercises';
import {firstProject, type Project} from '@site/src/course/project';
import {projectBox, startsBox} from '@site/src/course/storage/work';
import StartOver from './StartOver';

const onChange = vi.fn();
const button = (name: RegExp) => screen.getByRole('button', {name});

/** Presses a button as the keyboard does: with the focus on it. */
function press(name: RegExp) {
  button(name).focus();
  fireEvent.click(button(name));
}

beforeEach(() => {
  startsBox.set({editor: {...firstProject, html: 'vorher'}});
  const box = (project: Project) => <StartOver id="editor" project={project} onChange={onChange} />;
  projectBox.set(firstProject);
  const {rerender} = render(box(firstProject));
  onChange.mockReset();
  onChange.mockImplementation((project: Project) => {
    projectBox.set(project);
    rerender(box(project));
  });
  press(/^Neu beginnen/);
});
afterEach(cleanup);

it('gives the focus back after each choice', () => {
  press(/^Abbrechen/);
  expect(document.activeElement).toBe(button(/^Neu beginnen/));
  press(/^Neu beginnen/);
  press(/^Mit meiner Seite/);
  expect(document.activeElement).toBe(button(/^Neu beginnen/));
  expect(onChange).toHaveBeenLastCalledWith({...firstProject, html: 'vorher'});
  press(/^Rückgängig/);
  expect(document.activeElement).toBe(button(/^Neu beginnen/));
  expect(onChange).toHaveBeenLastCalledWith(firstProject);
});

it('offers no way back once the trainee went on', () => {
  press(/^Mit meiner Seite/);
  expect(button(/^Rückgängig/)).toBeTruthy();
  act(() => onChange({...firstProject, css: 'neu'}));
  expect(screen.queryByRole('button', {name: /^Rückgängig/})).toBeNull();
});

it('leaves the focus where it went while the model page was loading', async () => {
  press(/^Mit der Musterseite/);
  const elsewhere = document.body.appendChild(document.createElement('input'));
  elsewhere.focus();
  await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith(startOf('editor')));
  expect(document.activeElement).toBe(elsewhere);
});

it.each([
  ['«Abbrechen»', () => press(/^Abbrechen/)],
  ['the box is closed', () => press(/^Neu beginnen/)],
  ['the trainee has left the lesson', () => cleanup()],
])('leaves the page alone when the model page comes after %s', async (_, end) => {
  press(/^Mit der Musterseite/);
  end();
  await act(() => vi.dynamicImportSettled());
  expect(onChange).not.toHaveBeenCalled();
});

it('brings back what was typed while the model page was loading', async () => {
  press(/^Mit der Musterseite/);
  const typed = {...firstProject, html: 'getippt'};
  act(() => onChange(typed));
  await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith(startOf('editor')));
  press(/^Rückgängig/);
  expect(onChange).toHaveBeenLastCalledWith(typed);
});

it('says that the work of later exercises goes away as well', () => {
  expect(screen.getByText(/^Womit willst du beginnen/).textContent).not.toContain('später');
  act(() => startsBox.set({...startsBox.get(), 'js-plus': firstProject}));
  expect(screen.getByText(/^Womit willst du beginnen/).textContent).toContain(
    'Auch was du in späteren Übungen getippt hast, geht weg.',
  );
  cleanup();
  render(<StartOver id="js-mengen" project={firstProject} onChange={onChange} />);
  press(/^Neu beginnen/);
  expect(screen.getByText(/^Womit willst du beginnen/).textContent).not.toContain('später');
});
