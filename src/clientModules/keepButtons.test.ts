// @vitest-environment jsdom
import {expect, it, vi} from 'vitest';

it('sets a handler once, and another one in its place', async () => {
  const {set} = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'onclick')!;
  const native = vi.fn(set!);
  Object.defineProperty(HTMLElement.prototype, 'onclick', {
    ...Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'onclick'),
    set: native,
  });
  await import('./keepButtons');
  const button = document.createElement('button');
  const [first, second] = [vi.fn(), vi.fn()];
  button.onclick = first;
  button.onclick = first;
  expect(native).toHaveBeenCalledTimes(1);
  button.onclick = second;
  button.click();
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledOnce();
});
