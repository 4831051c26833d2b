import {playgroundSandbox} from './policy';
import type {Assembled, FromFrame, Question, ToFrame} from './protocol';
import {createRate, readMessage} from './received';

/** Milliseconds that a page may take to load or answer before it counts as frozen. */
export const PATIENCE_MS = 4000;

/** Milliseconds that the empty frame may take to load, even on a slow connection. */
const LOAD_MS = 15_000;

/** Thrown if the frame itself could not be loaded, for example offline. It says nothing about the trainee's page. */
export class MissingFrame extends Error {}

/** Time between two checks whether a loading page still responds, in milliseconds. */
const PULSE_MS = 1000;

/** Expected events besides answers to questions, which count upwards from 1. */
const awaited = {run: -1, load: -2, connection: -3};

interface Pending {
  resolve: (value: unknown) => void;
  reject: (reason: Error) => void;
}

/**
 * One iframe that runs one version of a trainee's page. It is used once: every run gets a fresh frame, because a
 * program cannot start twice in the same frame.
 */
export class SandboxFrame {
  readonly element: HTMLIFrameElement;
  private readonly channel = new MessageChannel();
  /** Resolves when the frame can run a page. Rejects with `MissingFrame` if it does not load. */
  readonly ready: Promise<void>;
  private readonly pending = new Map<number, Pending>();
  private questions = 0;
  private readonly isAllowed = createRate();

  /**
   * Puts an invisible frame into `host` and lets it load.
   *
   * @param address of frame.htm, with the base path
   */
  constructor(
    host: HTMLElement,
    address: string,
    private onMessage: (message: FromFrame) => void = () => {},
  ) {
    this.element = document.createElement('iframe');
    this.element.setAttribute('sandbox', playgroundSandbox);
    this.element.setAttribute('aria-hidden', 'true');
    this.element.tabIndex = -1;
    this.element.src = address;
    this.channel.port1.onmessage = ({data}: MessageEvent<unknown>) => this.receive(data);
    this.ready = this.connect();
    // The caller that runs a page gets the error. The failure of a spare frame is ignored.
    this.ready.catch(() => {});
    host.append(this.element);
  }

  /** Replaces the listener for the page's messages. */
  listen(onMessage: (message: FromFrame) => void): void {
    this.onMessage = onMessage;
  }

  /**
   * Runs a page in the frame. Resolves when it has loaded and rejects when it is stuck. A page that responds but
   * waits for a picture on a slow connection is used as it is after a while.
   *
   * @param scroll pixels to scroll down to, once loaded
   * @param hour of the day on the page's clock, when it is not to be the device's
   */
  async run(page: Assembled, scroll = 0, hour?: number): Promise<void> {
    await this.ready;
    const loaded = this.answer(awaited.run, LOAD_MS, ({resolve}) => resolve(undefined));
    this.send({type: 'run', page, scroll, hour});
    void this.watchLoading();
    await loaded;
  }

  /** Asks the page a question. Rejects if it does not answer in time. */
  ask(question: Question): Promise<unknown> {
    return this.request((id) => ({type: 'ask', id, question}));
  }

  /** Resolves when the page is able to answer, rejects when it is stuck. */
  async ping(): Promise<void> {
    await this.request((id) => ({type: 'ping', id}));
  }

  /** Ends the page and removes the frame. */
  destroy(): void {
    this.channel.port1.close();
    this.element.remove();
    // A removed frame answers nobody, so the timers of all questions end with it.
    this.pending.forEach(({reject}) => reject(new Error('The frame is gone.')));
    this.pending.clear();
  }

  private async connect(): Promise<void> {
    const missing = ({reject}: Pending) => reject(new MissingFrame('The frame does not load.'));
    const loaded = this.answer(awaited.load, LOAD_MS, missing);
    this.element.addEventListener(
      'load',
      () => this.pending.get(awaited.load)?.resolve(undefined),
      {once: true},
    );
    await loaded;
    // An error page of the browser loads as well, but does not answer.
    const connected = this.answer(awaited.connection, PATIENCE_MS, missing);
    this.element.contentWindow?.postMessage('connect', '*', [this.channel.port2]);
    await connected;
  }

  /** Ends a run whose page no longer responds, after the same time as for any question. */
  private async watchLoading(): Promise<void> {
    let patience = PATIENCE_MS;
    try {
      while (this.pending.has(awaited.run)) {
        await this.request((id) => ({type: 'ping', id}), patience);
        await new Promise((resolve) => window.setTimeout(resolve, PULSE_MS));
        patience = PATIENCE_MS - PULSE_MS;
      }
    } catch (error) {
      this.pending.get(awaited.run)?.reject(error as Error);
    }
  }

  private request(messageWith: (id: number) => ToFrame, patience = PATIENCE_MS): Promise<unknown> {
    this.questions += 1;
    const answer = this.answer(this.questions, patience, ({reject}) =>
      reject(new Error('The page does not answer.')),
    );
    this.send(messageWith(this.questions));
    return answer;
  }

  private send(message: ToFrame): void {
    this.channel.port1.postMessage(message);
  }

  /** Settles with `pending`, or as `late` does after as many milliseconds. */
  private answer(id: number, patience: number, late: (pending: Pending) => void): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const settle =
        <Value>(then: (value: Value) => void) =>
        (value: Value) => {
          window.clearTimeout(timer);
          this.pending.delete(id);
          then(value);
        };
      const pending = {resolve: settle(resolve), reject: settle(reject)};
      const timer = window.setTimeout(() => late(pending), patience);
      this.pending.set(id, pending);
    });
  }

  private receive(data: unknown): void {
    // Who sends too much is heard no more, and counts as frozen at the next pulse.
    if (!this.isAllowed()) this.channel.port1.close();
    const message = readMessage(data);
    if (!message) return;
    if (message.type === 'answer') this.pending.get(message.id)?.resolve(message.value);
    else if (message.type === 'failed')
      this.pending.get(message.id)?.reject(new Error(message.reason));
    else if (message.type === 'connected') this.pending.get(awaited.connection)?.resolve(undefined);
    else {
      if (message.type === 'loaded') this.pending.get(awaited.run)?.resolve(undefined);
      this.onMessage(message);
    }
  }
}
