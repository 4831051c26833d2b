import type {Page as Tab} from '@playwright/test';
import {computerWindow, createPage, openedFiles} from '../../../src/checks/page';
import {runChecks} from '../../../src/checks/run';
import type {Check, OpenOptions, Page, Verdict} from '../../../src/checks/types';
import type {Project} from '../../../src/project';
import {assemble} from '../../../src/sandbox/assemble';
import {playgroundFrame, playgroundSandbox} from '../../../src/sandbox/policy';
import type {FromFrame, Question, ToFrame} from '../../../src/sandbox/protocol';

interface Harness {
  open(
    run: ToFrame,
    size: {width: number; height: number},
  ): Promise<{frame: number; output: string[]}>;
  ask(frame: number, question: Question): Promise<unknown>;
  clear(): void;
}

/** Lets a tab open sandboxed frames: the portal's page in small, without its editor. */
export async function prepare(tab: Tab): Promise<void> {
  await tab.goto('/robots.txt');
  await tab.evaluate(
    ({address, sandbox}) => {
      const ports: MessagePort[] = [];
      const answer = (port: MessagePort, wanted: (message: FromFrame) => boolean) =>
        new Promise<FromFrame>((resolve) => {
          port.addEventListener('message', function listen({data}) {
            if (!wanted(data)) return;
            port.removeEventListener('message', listen);
            resolve(data);
          });
        });
      const harness: Harness = {
        async open(run, size) {
          const {port1, port2} = new MessageChannel();
          const iframe = document.createElement('iframe');
          iframe.setAttribute('sandbox', sandbox);
          Object.assign(iframe, {src: address, width: size.width, height: size.height});
          // Drawn nowhere, as in the portal; a page of its own size does not move the others.
          iframe.style.cssText = 'visibility: hidden; position: fixed';
          document.body.append(iframe);
          await new Promise((resolve) => iframe.addEventListener('load', resolve, {once: true}));
          iframe.contentWindow?.postMessage('connect', '*', [port2]);
          const output: string[] = [];
          port1.addEventListener(
            'message',
            ({data}) => data.type === 'console' && output.push(data.text),
          );
          port1.start();
          const loaded = answer(port1, ({type}) => type === 'loaded');
          port1.postMessage(run);
          await loaded;
          return {frame: ports.push(port1) - 1, output};
        },
        async ask(frame, question) {
          const port = ports[frame]!;
          const id = Math.random();
          const reply = answer(port, (message) => 'id' in message && message.id === id);
          port.postMessage({type: 'ask', id, question});
          return ((await reply) as {value?: unknown}).value;
        },
        clear: () => document.querySelectorAll('iframe').forEach((iframe) => iframe.remove()),
      };
      Object.assign(window, {harness});
    },
    {address: playgroundFrame, sandbox: playgroundSandbox},
  );
}

type HarnessWindow = Window & {harness: Harness};

async function openPage(tab: Tab, project: Project, options: OpenOptions): Promise<Page> {
  const {width = computerWindow.width, hour} = options;
  const page = assemble(openedFiles(project, options));
  const {frame, output} = await tab.evaluate(
    ([run, size]) => (window as unknown as HarnessWindow).harness.open(run, size),
    [{type: 'run', page, scroll: 0, hour} as ToFrame, {...computerWindow, width}] as const,
  );
  return createPage({
    output: () => output,
    ask: (question) =>
      tab.evaluate(([id, asked]) => (window as unknown as HarnessWindow).harness.ask(id, asked), [
        frame,
        question,
      ] as const),
  });
}

/** Verdicts of checks on a project, in the real sandboxed frame. */
export async function judge(
  tab: Tab,
  checks: readonly Check[],
  project: Project,
): Promise<Verdict[]> {
  const open = (options: OpenOptions = {}) => openPage(tab, project, options);
  const verdicts = await runChecks(checks, {project, page: await open(), open});
  await tab.evaluate(() => (window as unknown as HarnessWindow).harness.clear());
  return verdicts;
}
