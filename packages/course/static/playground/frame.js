// @ts-check
/**
 * Runs a trainee's page in the sandboxed frame: writes it into this document,
 * reports output, errors and missing files, stops endless loops and answers
 * checks. Classic script, see probe.js. Nothing here can reach the portal: the
 * frame has an opaque origin and one message port.
 *
 * @typedef {import('../../src/sandbox/protocol').ToFrame} ToFrame
 * @typedef {import('../../src/sandbox/protocol').FromFrame} FromFrame
 * @typedef {import('../../src/sandbox/protocol').Assembled} Assembled
 * @typedef {import('../../src/sandbox/protocol').Question} Question
 */
(() => {
  'use strict';
  const MAX_MESSAGES = 100;
  const MAX_LENGTH = 600;
  const MAX_LOOP_MS = 700;
  const MAX_ELEMENTS = 15000;
  const TICKS_BETWEEN_LOOKS = 512;

  // Whatever the frame uses after the trainee's code has begun is taken before: that code may replace it, and get the port.
  const {apply} = Reflect;
  const {postMessage} = MessagePort.prototype;
  const readData = /** @type {() => ToFrame} */ (Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data')?.get);
  const {setTimeout, Blob, URL, performance, Date, Map, RegExp, Set, WeakSet} = window;
  const {answer} = /** @type {{answer: (question: Question) => unknown}} */ (
    /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (window))['__course']
  );
  /** @type {MessagePort | undefined} */
  let port;
  /** @param {FromFrame} message */
  const report = (message) => port && apply(postMessage, port, [message]);

  /** Counted apart: an error is told however much a program has written. */
  const reported = {output: 0, trouble: 0};
  /** @param {FromFrame} message Reported unless there were too many of its kind. */
  function reportLimited(message) {
    const kind = message.type === 'console' || message.type === 'dialog' ? 'output' : 'trouble';
    reported[kind] += 1;
    if (reported[kind] <= MAX_MESSAGES) report(message);
    else if (reported[kind] === MAX_MESSAGES + 1) report({type: 'flood', kind});
  }

  /**
   * A value as a console shows it, bounded in depth and length, with the trainee's getters called as a console does on opening.
   * @param {unknown} value
   * @param {number} depth
   * @returns {string}
   */
  function show(value, depth = 0) {
    if (typeof value === 'string') return depth ? `"${value.slice(0, MAX_LENGTH)}"` : value.slice(0, MAX_LENGTH);
    if (typeof value === 'function') return `Funktion ${value.name}`.trim();
    if (typeof value === 'bigint') return `${value}n`;
    if (typeof value !== 'object' || value === null) return String(value);
    if (value instanceof Element) return `<${value.localName}>`;
    if (value instanceof Error) return `${value.name}: ${value.message}`.slice(0, MAX_LENGTH);
    if (value instanceof Date || value instanceof RegExp) return String(value);
    if (value instanceof Map || value instanceof Set) return show([...value], depth);
    if (depth > 1) return Array.isArray(value) ? '[…]' : '{…}';
    const isList = Array.isArray(value) || value instanceof NodeList || value instanceof HTMLCollection;
    const keys = Object.keys(value);
    const shown = keys.slice(0, 20).map((key) => {
      const inside = show(/** @type {Record<string, unknown>} */ (value)[key], depth + 1);
      return isList ? inside : `${key}: ${inside}`;
    });
    if (keys.length > 20) shown.push('…');
    return isList ? `[${shown.join(', ')}]` : `{${shown.join(', ')}}`;
  }

  /** @param {unknown[]} values */
  function showAll(values) {
    try {
      return values.slice(0, 20).map((value) => show(value)).join(' ').slice(0, MAX_LENGTH);
    } catch {
      return '(nicht darstellbar)';
    }
  }

  /** @type {[keyof Console, 'log' | 'info' | 'warn' | 'error'][]} */
  const methods = [['log', 'log'], ['debug', 'log'], ['dir', 'log'], ['table', 'log'], ['info', 'info'], ['warn', 'warn'], ['error', 'error']];
  for (const [name, level] of methods) {
    /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (console))[name] = (/** @type {unknown[]} */ ...values) =>
      reportLimited({type: 'console', level, text: showAll(values)});
  }
  // Dialogues are shut in a sandbox; their text goes where the output goes.
  window.alert = (text) => reportLimited({type: 'dialog', kind: 'alert', text: showAll([text])});
  window.confirm = (text) => {
    reportLimited({type: 'dialog', kind: 'confirm', text: showAll([text])});
    return true;
  };
  window.prompt = (text) => {
    reportLimited({type: 'dialog', kind: 'prompt', text: showAll([text])});
    return null;
  };
  window.print = () => {};
  window.open = () => null;

  // The reader types in the portal: a page takes the focus only when it has it already.
  window.focus = () => {};
  for (const {prototype} of [HTMLElement, SVGElement]) {
    const {focus} = prototype;
    /** @this {HTMLElement & SVGElement} @param {FocusOptions} [options] */
    prototype.focus = function (options) {
      if (document.hasFocus()) focus.call(this, options);
    };
  }

  const stops = new WeakSet();
  let stopped = false;
  let ticks = 0;
  let since = 0;
  /** @type {readonly string[]} names of the files, by the index that the guard is given */
  let names = [];
  /** Where the guard was called last. */
  let lastFile = '';
  let lastLine = 0;
  /**
   * Called at the start of every loop round and function of the trainee's.
   * Throws once a task takes too long or the page has too many elements.
   * @param {number} file index in `names`
   * @param {number} line
   */
  function guard(file, line) {
    if (!stopped) {
      lastFile = names[file] ?? '';
      lastLine = line;
      ticks += 1;
      if (ticks % TICKS_BETWEEN_LOOKS !== 0) return;
      if (since === 0) {
        since = performance.now();
        setTimeout(() => (since = 0), 0);
        return;
      }
      const crowded = document.getElementsByTagName('*').length > MAX_ELEMENTS;
      if (!crowded && performance.now() - since < MAX_LOOP_MS) return;
      stopped = true;
      const place = {file: lastFile, line};
      report(crowded ? {type: 'crowded', limit: MAX_ELEMENTS, ...place} : {type: 'endless', ...place});
    }
    const stop = new Error('stopped');
    stops.add(stop);
    throw stop;
  }
  Object.defineProperty(window, '__runde', {value: guard});

  /** @type {Map<string, string>} address of a blob → file */
  const files = new Map();

  /**
   * What an element loads: of a style element what it imports.
   * @param {Element} element
   */
  function addressesOf(element) {
    if (!(element instanceof HTMLStyleElement)) {
      return [element.getAttribute('src') ?? element.getAttribute('href') ?? ''];
    }
    const rules = Array.from(element.sheet?.cssRules ?? []);
    return rules.flatMap((rule) => (rule instanceof CSSImportRule ? [rule.href] : []));
  }

  /** @param {Event} event */
  function onError(event) {
    const target = event.target;
    if (target instanceof Element) {
      for (const url of addressesOf(target)) {
        // What the policy forbids is reported as such.
        if (!/^(https?:)?\/\//i.test(url)) reportLimited({type: 'missing', url: url.slice(0, MAX_LENGTH)});
      }
      return;
    }
    if (!(event instanceof ErrorEvent)) return;
    if (event.error ? stops.has(event.error) : stopped) return;
    // Of an exception far down, Chromium tells no more than that there was one.
    if (!event.error && event.message === 'Script error.') {
      reportLimited({type: 'error', message: 'Maximum call stack size exceeded', file: lastFile, line: lastLine});
      return;
    }
    const file = files.get(event.filename) ?? null;
    // What is thrown need not be an error; of an object, the browser says no more than that it is one.
    const isObject = typeof event.error === 'object' && event.error && !(event.error instanceof Error);
    const message = isObject ? showAll([event.error]) : String(event.message).slice(0, MAX_LENGTH);
    reportLimited({type: 'error', message, file, line: file ? event.lineno : null});
  }

  /**
   * The place in the trainee's files that the stack of an error names first.
   * @param {unknown} error
   */
  function placeOf(error) {
    const stack = error instanceof Error ? String(error.stack) : '';
    for (const [, address = '', line] of stack.matchAll(/(blob:[^\s()]+?):(\d+):\d+/g)) {
      const file = files.get(address);
      if (file) return {file, line: Number(line)};
    }
    return {file: null, line: null};
  }

  /** @param {PromiseRejectionEvent} event */
  function onRejection(event) {
    const {reason} = event;
    if (typeof reason === 'object' && reason && stops.has(reason)) return;
    const message = reason instanceof Error ? `${reason.name}: ${reason.message}`.slice(0, MAX_LENGTH) : showAll([reason]);
    reportLimited({type: 'error', message, ...placeOf(reason)});
  }

  /** @param {EventTarget | null} target of a click */
  function submits(target) {
    const button = target instanceof Element ? target.closest('button, input') : null;
    const {form, type} = /** @type {Partial<HTMLInputElement>} */ (button ?? {});
    return !!form && (type === 'submit' || type === 'image');
  }

  /** @param {MouseEvent} event */
  function onClick(event) {
    if (!event.defaultPrevented && submits(event.target)) reportLimited({type: 'submit'});
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    const url = link?.getAttribute('href') ?? '';
    if (!link || event.defaultPrevented || /^#./.test(url)) return;
    event.preventDefault();
    if (url !== '#') reportLimited({type: 'link', url: url.slice(0, MAX_LENGTH)});
    else window.scrollTo(0, 0);
  }

  /** Listeners are lost when the document is opened anew. */
  function listen() {
    window.addEventListener('error', onError, true);
    window.addEventListener('unhandledrejection', onRejection);
    window.addEventListener('pagehide', ({persisted}) => {
      // Kept for the way back, it goes along with the portal's page.
      if (!persisted) report({type: 'left'});
    });
    window.addEventListener('scroll', () => report({type: 'scroll', top: window.scrollY}), {passive: true});
    document.addEventListener('securitypolicyviolation', (event) =>
      reportLimited({type: 'blocked', url: event.blockedURI.slice(0, MAX_LENGTH), directive: event.effectiveDirective}),
    );
  }

  /**
   * Sets the clock that the trainee's program looks at; it goes on from there.
   * @param {number} hour of the day
   */
  function setClock(hour) {
    const {now} = Date;
    const shift = new Date().setHours(hour) - now();
    Date.now = () => now() + shift;
    window.Date = new Proxy(Date, {
      construct: (target, values, caller) => Reflect.construct(target, values.length ? values : [target.now()], caller),
      apply: (target) => new target(target.now()).toString(),
    });
  }

  /**
   * @param {Assembled} page
   * @param {number} scroll
   * @param {number} [hour]
   */
  function run(page, scroll, hour) {
    let {html} = page;
    if (hour !== undefined) setClock(hour);
    names = page.files;
    for (const {token, file, text} of page.scripts) {
      const address = URL.createObjectURL(new Blob([text], {type: 'text/javascript'}));
      files.set(address, file);
      html = html.replace(token, () => address);
    }
    document.open();
    listen();
    window.addEventListener('load', () => {
      window.scrollTo(0, scroll);
      // After the page's own listeners, so that their preventDefault counts.
      window.addEventListener('click', onClick);
      report({type: 'loaded'});
    });
    document.write(html);
    document.close();
  }

  /** @param {ToFrame} data */
  function obey(data) {
    if (data.type === 'run') run(data.page, data.scroll, data.hour);
    else if (data.type === 'ping') report({type: 'answer', id: data.id, value: null});
    else {
      try {
        report({type: 'answer', id: data.id, value: answer(data.question)});
      } catch (error) {
        report({type: 'failed', id: data.id, reason: String(error).slice(0, MAX_LENGTH)});
      }
    }
  }

  window.addEventListener('message', function connect(event) {
    const [given] = event.ports;
    if (event.source !== window.parent || !given) return;
    window.removeEventListener('message', connect);
    port = given;
    // Later, since the page could get the port from `window.event` while this event is being handled.
    port.onmessage = (message) => {
      const data = apply(readData, message, []);
      setTimeout(() => obey(data), 0);
    };
    report({type: 'connected'});
  });
})();
