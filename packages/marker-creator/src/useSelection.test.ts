// @vitest-environment jsdom
import {act, fireEvent, renderHook} from '@testing-library/react';
import {expect, it} from 'vitest';
import type {ProjectMarker} from './model/project';
import {useSelection} from './useSelection';

const marker: ProjectMarker = {id: 1, x: 0, y: 0, text: ''};
const markers = [marker];
const say = () => {};

function selecting() {
  const {result} = renderHook(() => useSelection(markers, say));
  act(() => result.current.toggle(marker, 1));
  return () => result.current.n;
}

it('ends with Escape', () => {
  const selected = selecting();
  expect(selected()).toBe(1);
  fireEvent.keyDown(document, {key: 'Escape'});
  expect(selected()).toBe(0);
});

it.each([{isComposing: true}, {keyCode: 229}])(
  'stays where Escape belongs to the input method: %j',
  (composing) => {
    const selected = selecting();
    fireEvent.keyDown(document, {key: 'Escape', ...composing});
    expect(selected()).toBe(1);
  },
);
