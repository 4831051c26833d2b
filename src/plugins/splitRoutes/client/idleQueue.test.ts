import {expect, test} from 'vitest';
import {createIdleQueue} from './idleQueue';

/** Idle moments that come when the test says so. */
function createIdle() {
  const asked: (() => void)[] = [];
  return {whenIdle: (run: () => void) => asked.push(run), come: () => asked.shift()?.(), asked};
}

test('runs one job per idle moment, in order', async () => {
  const idle = createIdle();
  const queue = createIdleQueue(idle.whenIdle);
  const done: number[] = [];
  const results = [1, 2, 3].map((n) => queue(() => done.push(n)));
  expect(done).toEqual([]);
  idle.come();
  expect(done).toEqual([1]);
  idle.come();
  idle.come();
  expect(done).toEqual([1, 2, 3]);
  expect(await Promise.all(results)).toEqual([1, 2, 3]);
  expect(idle.asked).toEqual([]);
});

test('a job that is added when the queue is empty asks for the next idle moment', async () => {
  const idle = createIdle();
  const queue = createIdleQueue(idle.whenIdle);
  void queue(() => {});
  idle.come();
  const later = queue(() => 'later');
  idle.come();
  expect(await later).toBe('later');
});

test('a job that fails does not stop the others', async () => {
  const idle = createIdle();
  const queue = createIdleQueue(idle.whenIdle);
  const failing = queue(() => {
    throw new Error('no');
  });
  const next = queue(() => 'next');
  idle.come();
  idle.come();
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('next');
});
