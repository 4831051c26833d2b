// @vitest-environment jsdom
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {beforeEach, expect, it, vi} from 'vitest';
import {startOf} from '../../exercises';
import {firstProject, type Project} from '../../project';
import {projectBox, startsBox} from '../../storage/work';
import StartOver from './StartOver';
import {labels} from './texts';

const onChange = vi.fn();
const button = (name: string) => screen.getByRole('button', {name});

/** Presses a button as the keyboard does: with the focus on it. */
function press(name: string) {
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
  press(labels.startOver);
});

it('gives the focus back after each choice', () => {
  press(labels.cancel);
  expect(document.activeElement).toBe(button(labels.startOver));
  press(labels.startOver);
  press(labels.ownPage);
  expect(document.activeElement).toBe(button(labels.startOver));
  expect(onChange).toHaveBeenLastCalledWith({...firstProject, html: 'vorher'});
  press(labels.undo);
  expect(document.activeElement).toBe(button(labels.startOver));
  expect(onChange).toHaveBeenLastCalledWith(firstProject);
});

it.each([
  [`«${labels.cancel}»`, () => press(labels.cancel)],
  ['the box is closed', () => press(labels.startOver)],
  ['the trainee has left the lesson', () => cleanup()],
])('leaves the page alone when the model page comes after %s', async (_, end) => {
  press(labels.modelPage);
  end();
  await act(() => vi.dynamicImportSettled());
  expect(onChange).not.toHaveBeenCalled();
});

it('brings back what was typed while the model page was loading', async () => {
  press(labels.modelPage);
  const typed = {...firstProject, html: 'getippt'};
  act(() => {
    onChange(typed);
  });
  await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith(startOf('editor')));
  press(labels.undo);
  expect(onChange).toHaveBeenLastCalledWith(typed);
});

it('offers no undo once something was typed, which would be lost', () => {
  press(labels.ownPage);
  expect(button(labels.undo)).toBeTruthy();
  act(() => void onChange({...firstProject, html: 'weiter'}));
  expect(screen.queryByRole('button', {name: labels.undo})).toBeNull();
});

it('says that the work of later exercises goes away as well', () => {
  expect(screen.getByText(/^Womit willst du beginnen/).textContent).not.toContain('später');
  act(() => startsBox.set({...startsBox.get(), 'js-plus': firstProject}));
  expect(screen.getByText(/^Womit willst du beginnen/).textContent).toContain(
    'Auch was du in späteren Übungen getippt hast, geht weg.',
  );
  cleanup();
  render(<StartOver id="js-mengen" project={firstProject} onChange={onChange} />);
  press(labels.startOver);
  expect(screen.getByText(/^Womit willst du beginnen/).textContent).not.toContain('später');
});
