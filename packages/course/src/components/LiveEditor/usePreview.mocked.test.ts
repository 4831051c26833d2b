// @vitest-environment jsdom
import {renderHook} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {firstProject, type Project} from '../../project';
import {PAUSE_MS, usePreview} from './usePreview';

/** How the last run ends. */
const preview = vi.hoisted(() => ({run: vi.fn<(project: Project) => Promise<boolean>>()}));

vi.mock('./preview', () => ({
  Preview: class {
    run = preview.run;
    destroy() {}
  },
}));

const onRun = vi.fn();
const versions = ['a', 'b', 'c'].map((html) => ({...firstProject, html}));
const [first, second, third] = versions as [Project, Project, Project];

const render = (project: Project) =>
  renderHook(
    (props: {project: Project; isSeen: boolean}) =>
      usePreview({...props, title: 'Vorschau', toRun: (typed) => typed, onRun}),
    {initialProps: {project, isSeen: true}},
  );
const pause = () => vi.advanceTimersByTimeAsync(PAUSE_MS);

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  preview.run.mockResolvedValue(true);
});
afterEach(() => {
  vi.useRealTimers();
});

it('runs nothing while it is out of sight, and once what it missed', async () => {
  const {rerender} = render(first);
  await pause();
  expect(preview.run.mock.calls).toEqual([[first]]);
  for (const project of versions) {
    rerender({project, isSeen: false});
    await pause();
  }
  expect(preview.run).toHaveBeenCalledTimes(1);
  for (const isSeen of [true, false, true]) {
    rerender({project: third, isSeen});
    await pause();
  }
  expect(preview.run.mock.calls).toEqual([[first], [third]]);
  expect(onRun.mock.calls).toEqual([
    [first, true],
    [third, true],
  ]);
});

it('tells of a version that is not on show, and not of one that was overtaken', async () => {
  let end = (_: boolean) => {};
  preview.run.mockReturnValueOnce(new Promise((resolve) => (end = resolve)));
  const {rerender} = render(first);
  await pause();
  preview.run.mockResolvedValueOnce(false);
  rerender({project: second, isSeen: true});
  await pause();
  end(false);
  await pause();
  expect(onRun.mock.calls).toEqual([[second, false]]);
});
