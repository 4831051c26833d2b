// @vitest-environment jsdom
import {act, renderHook} from '@testing-library/react';
import {expect, it, vi} from 'vitest';
import {useProject} from './useProject';

vi.mock('./io/draft', () => ({
  readDraft: () => Promise.resolve(null),
  saveDraft: () => Promise.resolve(),
  deleteDraft: () => Promise.resolve(),
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
