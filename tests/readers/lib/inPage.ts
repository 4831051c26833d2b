/** Functions that run in the page. They know nothing but their arguments. */

/** Returns the first visible element that matches a selector and whose name begins with a text, if one is given. */
export function findVisible(css: string, name?: string | null): Element | null {
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
  const isMeant = (element: Element) =>
    element.checkVisibility({visibilityProperty: true}) && nameOf(element).startsWith(name ?? '');
  return [...document.querySelectorAll(css)].find(isMeant) ?? null;
}

/**
 * Tells the server what goes wrong in the page; of missing files it knows itself. The request is synchronous, so that
 * the server has it before the journey goes on.
 */
export function recordProblems(address: string): void {
  const tell = (text: string) => {
    const request = new XMLHttpRequest();
    request.open('POST', address, false);
    request.send(`${location.pathname}: ${text}`);
  };
  const log = console.error;
  console.error = (...args: unknown[]) => {
    tell(`console error: ${args.join(' ')}`);
    log(...args);
  };
  window.addEventListener('error', ({message}) => tell(`exception: ${message}`));
  window.addEventListener('unhandledrejection', ({reason}) => tell(`rejection: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) =>
    tell(`policy: ${violatedDirective} forbids ${blockedURI}`),
  );
}

/** Forbids the page to store anything, as a browser does whose reader has chosen so. */
export function blockStorage(): void {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('storage is blocked', 'SecurityError');
      },
    });
  }
}

/** Lets the rules for paper hold on the screen, because not every driver can emulate a printer. */
export function showAsPrinted(): void {
  const apply = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        const {media} = rule;
        media.mediaText = media.mediaText
          .replace(/\bscreen\b/g, 'not-a-screen')
          .replace(/\bprint\b/g, 'all');
      }
      if (rule instanceof CSSGroupingRule) {
        apply(rule.cssRules);
      }
    }
  };
  [...document.styleSheets].forEach((sheet) => apply(sheet.cssRules));
  window.dispatchEvent(new Event('beforeprint'));
}

/** Notes in the page what reaches the clipboard, which browsers let pages read on request only. */
export function recordCopies(): void {
  const {clipboard} = navigator;
  const write = clipboard.writeText.bind(clipboard);
  clipboard.writeText = async (text) => {
    await write(text);
    document.documentElement.dataset.copied = text;
  };
}

/** Notes in the page which picture it saves, because not every driver sees downloads. */
export function recordSavedFiles(): void {
  let blob: Blob;
  const createUrl = URL.createObjectURL;
  URL.createObjectURL = (source: Blob) => {
    blob = source;
    return createUrl(source);
  };
  HTMLAnchorElement.prototype.click = function click() {
    void createImageBitmap(blob).then(({width, height}) => {
      const saved = `${this.download} ${blob.type} ${width} × ${height}`;
      document.documentElement.dataset.saved = saved;
    });
  };
}

/** Returns whether the small window that the page has opened shows a text. */
export function smallWindowSays(text: string): boolean {
  const {documentPictureInPicture: onTop} = window as {documentPictureInPicture?: {window: Window}};
  const small = onTop?.window ?? window.open('', 'schritte');
  return small?.document.body.textContent?.includes(text) ?? false;
}

/** Closes the small window that the page has opened. */
export function closeSmallWindow(): void {
  const {documentPictureInPicture: onTop} = window as {documentPictureInPicture?: {window: Window}};
  (onTop?.window ?? window.open('', 'schritte'))?.close();
}
