/** Width and height in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/**
 * What the journey does with a page. Puppeteer and Selenium both implement it, because neither drives all three
 * browsers. A target is a CSS selector, with a name if several elements match: the first one that is visible counts.
 */
export interface Page {
  /** Opens an address and waits until it is loaded. */
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  resize(size: Size): Promise<void>;
  /** Calls a function in the page. It knows nothing but its arguments, which must be JSON. */
  evaluate<A extends unknown[], R>(fn: (...args: A) => R, ...args: A): Promise<R>;
  /** Scrolls to an element and clicks its centre with the pointer. */
  click(css: string, name?: string): Promise<void>;
  /** Presses a key, named as in `KeyboardEvent.key`; `Control+` holds that key down. */
  press(key: string): Promise<void>;
  /** Types a text into what has the focus. */
  type(text: string): Promise<void>;
  /** Chooses a file in a file field. */
  upload(css: string, file: string): Promise<void>;
}

/** A page in a browser that is running. */
export interface Session {
  page: Page;
  close(): Promise<void>;
}

/** A browser that the journey may find on this computer. */
export interface Browser {
  name: string;
  /** Debian's packages that provide it. */
  packages: readonly string[];
  isInstalled(): boolean;
  /**
   * Starts it.
   *
   * @param home folder where it may write
   * @param origin of the portal
   */
  launch(home: string, origin: string): Promise<Session>;
}
