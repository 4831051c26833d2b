// @vitest-environment jsdom
import {renderHook} from '@testing-library/react';
import {expect, it, vi} from 'vitest';
import {saveDraft, type Draft} from './io/draft';
import {useKeptDraft} from './useKeptDraft';

vi.mock('./io/draft', () => ({saveDraft: vi.fn(() => Promise.resolve(true))}));

const draft = (fileName: string) => ({picture: {blob: new Blob(), fileName}}) as Draft;

it('keeps what was done in the last second before the page was left', () => {
  const {rerender, unmount} = renderHook(({work}) => useKeptDraft(work), {
    initialProps: {work: draft('a')},
  });
  expect(saveDraft).toHaveBeenCalledTimes(1);
  const last = draft('b');
  rerender({work: last});
  expect(saveDraft).toHaveBeenCalledTimes(1);
  unmount();
  expect(saveDraft).toHaveBeenLastCalledWith(last);
});
