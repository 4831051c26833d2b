import {playgroundSandbox} from './policy';
import type {Assembled, FromFrame, Question, ToFrame} from './protocol';

/** How long a page may take to load or to answer before it counts as frozen, in milliseconds. */
export const PATIENCE_MS = 4000;

/** How long the empty frame may take to load, also over a slow line, in milliseconds. */
const LOAD_MS = 15_000;

/** The frame itself could not be loaded, as it happens offline: nothing is said about the trainee's page. */
export class MissingFrame extends Error {}

/** What is waited for besides answers to questions, which count upwards from 1. */
const awaited = {run: -1, ping: -2, load: -3, connection: -4};

interface Pending {
  resolve: (value: unknown) => void;
  reject: (reason: Error) => void;
}

/**
 * One iframe that runs one version of a trainee's page. It is used once: every
 * run gets a fresh frame, because a program cannot be started twice in the same.
 */
export class SandboxFrame {
  readonly element: HTMLIFrameElement;
  private readonly channel = new MessageChannel();
  /** Settles once the frame can run a page; rejects with `MissingFrame` when it does not load. */
  readonly ready: Promise<void>;
  private readonly pending = new Map<number, Pending>();
  private questions = 0;

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
    this.channel.port1.onmessage = ({data}: MessageEvent<FromFrame>) => this.receive(data);
    this.ready = this.connect();
    // Whoever runs a page hears of it; a spare frame that does not load bothers nobody.
    this.ready.catch(() => {});
    host.append(this.element);
  }

  /** Replaces the listener for the page's messages. */
  listen(onMessage: (message: FromFrame) => void): void {
    this.onMessage = onMessage;
  }

  /**
   * Runs a page in the frame; resolves when it has loaded, rejects when it does not in time.
   *
   * @param scroll pixels to scroll down to, once loaded
   */
  async run(page: Assembled, scroll = 0): Promise<void> {
    await this.ready;
    await this.request(awaited.run, {type: 'run', page, scroll});
  }

  /** Asks the page something; rejects when it does not answer in time. */
  ask(question: Question): Promise<unknown> {
    this.questions += 1;
    return this.request(this.questions, {type: 'ask', id: this.questions, question});
  }

  /** Resolves when the page is able to answer, rejects when it is stuck. One at a time: pings cannot be told apart. */
  async ping(): Promise<void> {
    await this.request(awaited.ping, {type: 'ping'});
  }

  /** Ends the page and takes the frame away. */
  destroy(): void {
    this.channel.port1.close();
    this.element.remove();
    // A frame that is gone answers nobody: their timers end with it.
    this.pending.forEach(({reject}) => reject(new Error('The frame is gone.')));
    this.pending.clear();
  }

  private async connect(): Promise<void> {
    const missing = () => new MissingFrame('The frame does not load.');
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

  private request(id: number, message: ToFrame): Promise<unknown> {
    const answer = this.answer(id, PATIENCE_MS, () => new Error('The page does not answer.'));
    this.channel.port1.postMessage(message);
    return answer;
  }

  /** Settles with `pending`, or rejects with what `late` gives after as many milliseconds. */
  private answer(id: number, patience: number, late: () => Error): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const settle =
        <Value>(then: (value: Value) => void) =>
        (value: Value) => {
          window.clearTimeout(timer);
          this.pending.delete(id);
          then(value);
        };
      const pending = {resolve: settle(resolve), reject: settle(reject)};
      const timer = window.setTimeout(() => pending.reject(late()), patience);
      this.pending.set(id, pending);
    });
  }

  private receive(message: FromFrame): void {
    if (message.type === 'answer') this.pending.get(message.id)?.resolve(message.value);
    else if (message.type === 'failed')
      this.pending.get(message.id)?.reject(new Error(message.reason));
    else if (message.type === 'pong') this.pending.get(awaited.ping)?.resolve(undefined);
    else if (message.type === 'connected') this.pending.get(awaited.connection)?.resolve(undefined);
    else {
      if (message.type === 'loaded') this.pending.get(awaited.run)?.resolve(undefined);
      this.onMessage(message);
    }
  }
}
