// @vitest-environment jsdom
import {fireEvent, renderHook} from '@testing-library/react';
import {expect, it, vi} from 'vitest';
import {useUndoKeys} from './useUndoKeys';

it.each([
  [{key: 'z', ctrlKey: true}, 'undo'],
  [{key: 'Z', metaKey: true, shiftKey: true}, 'redo'],
  [{key: 'y', ctrlKey: true}, 'redo'],
])('%j: %s', (keys, step) => {
  const onStep = vi.fn();
  renderHook(() => useUndoKeys(onStep, 'x'));
  fireEvent.keyDown(document.body, keys);
  expect(onStep).toHaveBeenCalledExactlyOnceWith(step);
});
