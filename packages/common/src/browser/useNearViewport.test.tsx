// @vitest-environment jsdom
import {act, render} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import {useNearViewport} from './useNearViewport';

afterEach(() => {
  vi.unstubAllGlobals();
});

function Place() {
  const {ref, isNear, wasNear} = useNearViewport<HTMLParagraphElement>();
  return <p ref={ref}>{`${isNear} ${wasNear}`}</p>;
}

it('knows what is near now and what has been', () => {
  let scroll = (_: boolean[]) => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(listener: (entries: {isIntersecting: boolean}[]) => void) {
        scroll = (states) => listener(states.map((isIntersecting) => ({isIntersecting})));
      }
      observe() {}
      disconnect() {}
    },
  );
  const {container} = render(<Place />);
  const states = [[false], [true], [false], [false, true]].map((past) => {
    act(() => scroll(past));
    return container.textContent;
  });
  expect(states).toEqual(['false false', 'true true', 'false true', 'true true']);
});
