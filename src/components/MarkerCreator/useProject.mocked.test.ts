// @vitest-environment jsdom
import {act, renderHook, waitFor} from '@testing-library/react';
import {beforeEach, expect, it, vi} from 'vitest';
import {deleteDraft, readDraft} from './io/draft';
import {loadPicture, type LoadedPicture} from './io/loadPicture';
import {wholePicture} from './model/geometry';
import {emptyProject} from './model/project';
import {useProject} from './useProject';

vi.mock('./io/draft', () => ({
  readDraft: vi.fn(() => Promise.resolve(null)),
  saveDraft: () => Promise.resolve(true),
  deleteDraft: vi.fn(() => Promise.resolve()),
}));
vi.mock('./io/loadPicture', () => ({
  loadPicture: vi.fn((blob: Blob, fileName: string) =>
    Promise.resolve({blob, url: `blob:${fileName}`, width: fileName.length, height: 1, fileName}),
  ),
}));

beforeEach(() => {
  URL.revokeObjectURL = vi.fn();
});

it('frees a picture once it is replaced, and the last one on leaving', async () => {
  const revoke = vi.fn();
  URL.revokeObjectURL = revoke;
  const {result, unmount} = renderHook(() => useProject());
  await act(() => result.current.load(new Blob(), 'a'));
  expect(revoke).not.toHaveBeenCalled();
  await act(() => result.current.load(new Blob(), 'b'));
  expect(revoke.mock.calls).toEqual([['blob:a']]);
  unmount();
  expect(revoke.mock.calls).toEqual([['blob:a'], ['blob:b']]);
});

it('offers earlier work until it is really forgotten, so that a reload cannot bring it back', async () => {
  vi.mocked(readDraft).mockResolvedValueOnce({project: emptyProject, picture: null});
  let forgotten = () => {};
  vi.mocked(deleteDraft).mockReturnValueOnce(
    new Promise((resolve) => {
      forgotten = resolve;
    }),
  );
  const {result} = renderHook(() => useProject());
  await waitFor(() => expect(result.current.isOffered).toBe(true));
  let discarded = Promise.resolve();
  act(() => {
    discarded = result.current.discardDraft();
  });
  expect(result.current.isOffered).toBe(true);
  forgotten();
  await act(() => discarded);
  expect(result.current.isOffered).toBe(false);
});

it('shows the picture that was chosen last, even where an earlier one is read longer', async () => {
  const large = {url: 'blob:gross', width: 9, height: 9, fileName: 'gross'} as LoadedPicture;
  let ready = (_: LoadedPicture) => {};
  vi.mocked(loadPicture).mockReturnValueOnce(
    new Promise((resolve) => {
      ready = resolve;
    }),
  );
  const {result} = renderHook(() => useProject());
  let loading: Promise<LoadedPicture | null> = Promise.resolve(large);
  act(() => {
    loading = result.current.load(new Blob(), 'gross');
  });
  await act(() => result.current.load(new Blob(), 'klein'));
  ready(large);
  await act(async () => expect(await loading).toBeNull());
  expect(result.current.picture?.fileName).toBe('klein');
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:gross');
});

it('undoes no change into another picture', async () => {
  const {result} = renderHook(() => useProject());
  await act(() => result.current.load(new Blob(), 'abc'));
  const crop = {x: 0, y: 0, width: 0.5, height: 0.5};
  act(() => result.current.dispatch({type: 'crop', area: crop}));
  // A new screenshot of the same screen keeps its crop, a picture of another size not.
  await act(() => result.current.load(new Blob(), 'neu'));
  expect(result.current.history.present).toMatchObject({name: 'neu', crop});
  await act(() => result.current.load(new Blob(), 'anders'));
  expect(result.current.history.present).toMatchObject({name: 'anders', crop: wholePicture});
  act(() => result.current.dispatch({type: 'undo'}));
  expect(result.current.history.present).toMatchObject({name: 'anders', crop: wholePicture});
  act(() => result.current.dispatch({type: 'add', at: {x: 0, y: 0}}));
  act(() => result.current.clear());
  await act(() => result.current.load(new Blob(), 'abc'));
  act(() => result.current.dispatch({type: 'undo'}));
  expect(result.current.history.present.markers).toEqual([]);
});

it('takes up the legend of earlier work whose picture is damaged', async () => {
  const project = {...emptyProject, markers: [{id: 1, x: 0, y: 0, text: 'Bleibt'}]};
  const picture = {blob: new Blob(), fileName: 'kaputt.png'};
  vi.mocked(readDraft).mockResolvedValueOnce({project, picture});
  const {result} = renderHook(() => useProject());
  await waitFor(() => expect(result.current.isOffered).toBe(true));
  vi.mocked(loadPicture).mockRejectedValueOnce(new Error('damaged'));
  await act(() => expect(result.current.restoreDraft()).rejects.toThrow('damaged'));
  expect(result.current.history.present).toEqual(project);
  expect(result.current.isOffered).toBe(false);
});
