// @vitest-environment jsdom
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {firstProject} from '@site/src/course/project';
import {Preview, PULSE_MS} from './preview';

const ping = vi.hoisted(() => vi.fn<() => Promise<void>>());

vi.mock('@site/src/course/sandbox/SandboxFrame', () => ({
  MissingFrame: class extends Error {},
  SandboxFrame: class {
    element = document.createElement('iframe');
    ready = Promise.resolve();
    listen() {}
    run = () => Promise.resolve();
    ping = ping;
    destroy() {
      this.element.remove();
    }
  },
}));

beforeEach(() => {
  vi.useFakeTimers();
  ping.mockReset();
});
afterEach(() => vi.useRealTimers());

function startedPreview() {
  const preview = new Preview({
    host: document.body,
    address: '/frame.htm',
    title: 'Vorschau',
    onNotices: () => {},
  });
  return preview.run(firstProject).then(() => preview);
}

it('waits for the answer of a busy page before it asks again', async () => {
  let answer = () => {};
  ping.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const preview = await startedPreview();
  await vi.advanceTimersByTimeAsync(2 * PULSE_MS);
  expect(ping).toHaveBeenCalledTimes(1);
  answer();
  await vi.advanceTimersByTimeAsync(PULSE_MS);
  expect(ping).toHaveBeenCalledTimes(2);
  preview.destroy();
});
