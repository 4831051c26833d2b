// @vitest-environment jsdom
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {FromFrame, ToFrame} from './protocol';
import {PATIENCE_MS, SandboxFrame} from './SandboxFrame';

const page = {html: '<img src="a.svg">', scripts: [], files: []};

/** The page's end of the line: what it was sent, and whether its program lets it answer. */
let isStuck = false;
let tell: (message: FromFrame) => void;

beforeEach(() => {
  isStuck = false;
  vi.useFakeTimers();
  vi.stubGlobal(
    'MessageChannel',
    class {
      port2 = {};
      port1 = {
        onmessage: (_: {data: FromFrame}) => {},
        close: () => {},
        postMessage: (message: ToFrame) => {
          if (message.type === 'run' || isStuck) return;
          this.port1.onmessage({data: {type: 'answer', id: message.id, value: null}});
        },
      };
      constructor() {
        tell = (data) => this.port1.onmessage({data});
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A frame whose page is on its way, and how its run ended so far. */
async function runningFrame() {
  const frame = new SandboxFrame(document.body, '/frame.htm');
  vi.spyOn(frame.element, 'contentWindow', 'get').mockReturnValue({
    postMessage: () => tell({type: 'connected'}),
  } as unknown as Window);
  frame.element.dispatchEvent(new Event('load'));
  await frame.ready;
  const ended = vi.fn<(how: string) => void>();
  frame.run(page).then(
    () => ended('loaded'),
    () => ended('stuck'),
  );
  return {frame, ended};
}

it('waits for a slow picture as long as the page answers', async () => {
  const {frame, ended} = await runningFrame();
  await vi.advanceTimersByTimeAsync(2 * PATIENCE_MS);
  expect(ended).not.toHaveBeenCalled();
  tell({type: 'loaded'});
  await vi.advanceTimersByTimeAsync(0);
  expect(ended).toHaveBeenCalledExactlyOnceWith('loaded');
  frame.destroy();
});

it('takes a page as it is whose picture never comes', async () => {
  const {frame, ended} = await runningFrame();
  await vi.advanceTimersByTimeAsync(5 * PATIENCE_MS);
  expect(ended).toHaveBeenCalledExactlyOnceWith('loaded');
  frame.destroy();
});

it.each([
  ['at once', 0],
  ['after a while', 2.5 * PATIENCE_MS],
])('gives up a page that is stuck %s', async (_, time) => {
  isStuck = time === 0;
  const {frame, ended} = await runningFrame();
  await vi.advanceTimersByTimeAsync(time);
  isStuck = true;
  await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1);
  if (time === 0) expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledExactlyOnceWith('stuck');
  frame.destroy();
});
