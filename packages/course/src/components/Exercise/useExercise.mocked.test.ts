// @vitest-environment jsdom
import {act, renderHook} from '@testing-library/react';
import {beforeEach, expect, it, vi} from 'vitest';
import type {Exercise, Verdict} from '../../checks/types';
import {firstProject} from '../../project';
import {useExercise} from './useExercise';

type Inspect = (...given: unknown[]) => Promise<Verdict[]>;
const inspect = vi.hoisted(() => vi.fn<Inspect>());
vi.mock('../../sandbox/inspect', () => ({inspect}));

const exercise = {id: 'editor', checks: [], panes: ['html']} as unknown as Exercise;
const render = () =>
  renderHook(() => useExercise(exercise, {current: document.createElement('div')})).result;

beforeEach(() => {
  localStorage.clear();
  inspect.mockReset();
});

it('knows nothing of the goals of a page that is not on show', async () => {
  inspect.mockResolvedValue([true]);
  const state = render();
  await act(() => state.current.check(firstProject));
  expect(state.current.verdicts).toEqual([true]);
  const next = {...firstProject, js: 'location.reload()'};
  act(() => state.current.onRun(next, false));
  expect(state.current.verdicts).toBeNull();
});

it('ends a check that a newer one overtakes, and one of a page that is gone', async () => {
  inspect.mockImplementation(
    (...given) =>
      new Promise((_, reject) =>
        (given.at(-1) as AbortSignal).addEventListener('abort', () => reject(new Error())),
      ),
  );
  const state = render();
  const signal = (call: number) => inspect.mock.calls[call]?.at(-1) as AbortSignal | undefined;
  for (const call of [0, 1]) {
    act(() => void state.current.check({...firstProject}));
    await vi.waitFor(() => expect(signal(call)?.aborted).toBe(false));
  }
  expect(signal(0)!.aborted).toBe(true);
  expect(state.current.isChecking).toBe(true);
  act(() => state.current.onRun(firstProject, false));
  await vi.waitFor(() => expect(signal(1)!.aborted).toBe(true));
  expect(state.current).toMatchObject({isChecking: false, hasFailed: false});
});
