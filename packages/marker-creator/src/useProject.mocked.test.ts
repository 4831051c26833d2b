// @vitest-environment jsdom
import {act, renderHook} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {loadPicture, type LoadedPicture} from './io/loadPicture';
import {emptyProject} from './model/project';
import {useDraft} from './useDraft';
import {useProject} from './useProject';

vi.mock('./io/loadPicture', () => ({loadPicture: vi.fn()}));
vi.mock('./useDraft', () => ({useDraft: vi.fn()}));

const blob = new Blob();
const loaded: LoadedPicture = {blob, url: 'blob:picture', width: 9, height: 9, fileName: 'a.png'};
const revoke = vi.fn();
/** Ends the reading of the file. */
let finish = () => {};

beforeEach(() => {
  revoke.mockClear();
  vi.stubGlobal('URL', {revokeObjectURL: revoke});
  vi.mocked(useDraft).mockReturnValue({
    offered: {project: emptyProject, picture: {blob, fileName: 'a.png'}},
    problem: null,
    settle: () => {},
    forget: () => Promise.resolve(),
  });
  vi.mocked(loadPicture).mockReturnValue(
    new Promise((resolve) => {
      finish = () => resolve(loaded);
    }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const starts = [
  ['chosen', (state: ReturnType<typeof useProject>) => state.load(blob, 'a.png')],
  ['taken up again', (state: ReturnType<typeof useProject>) => state.restoreDraft()],
] as const;

it.each(starts)('shows a picture that is %s', async (_, start) => {
  const {result} = renderHook(() => useProject());
  await act(async () => {
    const end = start(result.current);
    finish();
    await end;
  });
  expect(result.current.picture).toBe(loaded);
  expect(revoke).not.toHaveBeenCalled();
});

it.each(starts)('forgets one that is %s while the page is left', async (_, start) => {
  const {result, unmount} = renderHook(() => useProject());
  const end = start(result.current);
  unmount();
  finish();
  await end;
  expect(revoke).toHaveBeenCalledWith(loaded.url);
});
