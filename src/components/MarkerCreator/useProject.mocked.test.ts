// @vitest-environment jsdom
import {act, renderHook, waitFor} from '@testing-library/react';
import {expect, it, vi} from 'vitest';
import {deleteDraft, readDraft} from './io/draft';
import {emptyProject} from './model/project';
import {useProject} from './useProject';

vi.mock('./io/draft', () => ({
  readDraft: vi.fn(() => Promise.resolve(null)),
  saveDraft: () => Promise.resolve(),
  deleteDraft: vi.fn(() => Promise.resolve()),
}));
vi.mock('./io/loadPicture', () => ({
  loadPicture: (blob: Blob, fileName: string) =>
    Promise.resolve({blob, url: `blob:${fileName}`, width: 2, height: 1, fileName}),
}));

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
  await waitFor(() => expect(result.current.draft).not.toBeNull());
  let discarded = Promise.resolve();
  act(() => {
    discarded = result.current.discardDraft();
  });
  expect(result.current.draft).not.toBeNull();
  forgotten();
  await act(() => discarded);
  expect(result.current.draft).toBeNull();
});
