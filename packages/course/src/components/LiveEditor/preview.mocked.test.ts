// @vitest-environment jsdom
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {firstProject} from '../../project';
import {noticeOf, type Notice} from '../../messages/notices';
import type {FromFrame} from '../../sandbox/protocol';
import {Preview, PULSE_MS} from './preview';

const ping = vi.hoisted(() => vi.fn<() => Promise<void>>());
/** What the frame that runs last hears, and how its run ends. */
const frame = vi.hoisted(() => ({
  tell: (() => {}) as (message: FromFrame) => void,
  run: () => Promise.resolve(),
  destroyed: 0,
}));

vi.mock('../../sandbox/SandboxFrame', () => ({
  MissingFrame: class extends Error {},
  SandboxFrame: class {
    element = document.createElement('iframe');
    ready = Promise.resolve();
    listen(onMessage: typeof frame.tell) {
      frame.tell = onMessage;
    }
    run = () => frame.run();
    ping = ping;
    destroy() {
      this.element.remove();
      frame.destroyed += 1;
    }
  },
}));

beforeEach(() => {
  vi.useFakeTimers();
  ping.mockReset();
  frame.run = () => Promise.resolve();
});
afterEach(() => vi.useRealTimers());

function startedPreview(onNotices: (notices: readonly Notice[]) => void = () => {}) {
  const preview = new Preview({
    host: document.body,
    address: '/frame.htm',
    title: 'Vorschau',
    onNotices,
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

it.each([
  ['at a click', false],
  ['while it loads', true],
])(
  'tells of a page that wants to go elsewhere %s, and of no endless loop',
  async (_, isLoading) => {
    const onNotices = vi.fn();
    ping.mockImplementation(() => Promise.reject(new Error('The page does not answer.')));
    if (isLoading) {
      frame.run = async () => {
        frame.tell({type: 'left'});
        throw new Error('The frame is gone.');
      };
    }
    const preview = await startedPreview(onNotices);
    if (!isLoading) frame.tell({type: 'left'});
    await vi.advanceTimersByTimeAsync(2 * PULSE_MS);
    expect(onNotices).toHaveBeenLastCalledWith([noticeOf({type: 'left'})]);
    expect(document.querySelector('[data-shown]')).toBeNull();
    preview.destroy();
  },
);

it('takes a page that is overtaken while it loads away at once', async () => {
  const preview = await startedPreview();
  frame.run = () => new Promise(() => {});
  void preview.run(firstProject);
  const {destroyed} = frame;
  void preview.run(firstProject);
  expect(frame.destroyed).toBe(destroyed + 1);
  preview.destroy();
});

it('tells of a blank that spoils a rule, and of nothing that it causes', async () => {
  vi.stubGlobal('CSS', {supports: () => true});
  const onNotices = vi.fn<(notices: readonly Notice[]) => void>();
  const preview = await startedPreview(onNotices);
  void preview.run({...firstProject, css: 'h1 {\n\u00A0color: red;\n}'});
  await vi.advanceTimersByTimeAsync(PULSE_MS);
  const css = onNotices.mock.lastCall![0].filter(({place}) => place?.pane === 'css');
  expect(css.map(({text, place}) => [place?.line, text.split(' (')[0]])).toEqual([
    [2, 'Hier steht ein Leerzeichen, das für den Browser keines ist'],
  ]);
  preview.destroy();
  vi.unstubAllGlobals();
});
