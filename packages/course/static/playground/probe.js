// @ts-check
/**
 * Answers the questions of `src/course/sandbox/protocol.ts` about the document
 * it is loaded into. Classic script without dependencies: the sandboxed frame
 * cannot load modules.
 *
 * @typedef {import('../../src/sandbox/protocol').Question} Asked
 * @typedef {import('../../src/sandbox/protocol').DocumentInfo} DocumentInfo
 * @typedef {import('../../src/sandbox/protocol').ElementInfo} ElementInfo
 */
(() => {
  'use strict';
  const MAX_ELEMENTS = 300;
  const computed = window.getComputedStyle.bind(window);

  /** @param {string | null | undefined} text */
  const collapse = (text) => (text ?? '').replace(/\s+/g, ' ').trim().slice(0, 5000);

  /** @type {CanvasRenderingContext2D | null | undefined} */
  let canvas;
  /**
   * Any colour notation as `rgb(…)` or `rgba(…)`; unchanged where there is no canvas.
   * @param {string} color
   */
  function toRgb(color) {
    if (/^rgba?\(/.test(color)) return color;
    canvas ??= document.createElement('canvas').getContext('2d');
    if (!canvas) return color;
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b, a = 255] = canvas.getImageData(0, 0, 1, 1).data;
    return a === 255 ? `rgb(${r}, ${g}, ${b})` : `rgba(${r}, ${g}, ${b}, ${(a / 255).toFixed(2)})`;
  }

  /** @param {Element} element */
  function backdrop(element) {
    /** @type {number[][]} colours behind the text, the nearest first, the last opaque */
    const layers = [];
    for (let at = /** @type {Element | null} */ (element); at; at = at.parentElement) {
      const style = computed(at);
      if (style.backgroundImage && style.backgroundImage !== 'none') return null;
      const layer = (toRgb(style.backgroundColor).match(/[\d.]+/g) ?? [0, 0, 0, 0]).map(Number);
      layers.push(layer);
      if (layer.length === 3) break;
    }
    const seen = layers.reduceRight(
      (below, [r = 0, g = 0, b = 0, alpha = 1]) =>
        [r, g, b].map((channel, index) => (below[index] ?? 0) * (1 - alpha) + channel * alpha),
      [255, 255, 255],
    );
    return `rgb(${seen.map(Math.round).join(', ')})`;
  }

  /** @param {Element} element */
  function isVisible(element) {
    for (let at = /** @type {Element | null} */ (element); at; at = at.parentElement) {
      const style = computed(at);
      if (style.display === 'none' || style.opacity === '0') return false;
    }
    return computed(element).visibility !== 'hidden';
  }

  /** @param {Element} element */
  function attributes(element) {
    const all = Object.fromEntries(Array.from(element.attributes).map(({name, value}) => [name, value]));
    // The frame serves the trainee's own files from memory; the checks see the address as typed.
    if (all['data-file'] && all.src) all.src = all['data-file'];
    return all;
  }

  /**
   * @param {Element} element
   * @param {readonly string[]} styles
   * @returns {ElementInfo}
   */
  function describe(element, styles) {
    const style = computed(element);
    const {left, top, width, height} = element.getBoundingClientRect();
    const html = /** @type {HTMLElement & {value?: unknown, complete?: boolean, naturalWidth?: number, naturalHeight?: number}} */ (element);
    return {
      tag: element.localName,
      text: collapse(html.innerText ?? element.textContent),
      content: collapse(element.textContent),
      attributes: attributes(element),
      styles: Object.fromEntries(
        styles.map((name) => {
          const value = style.getPropertyValue(name);
          return [name, name.endsWith('color') ? toRgb(value) : value];
        }),
      ),
      box: {left: left + window.scrollX, top: top + window.scrollY, width, height},
      visible: isVisible(element),
      backdrop: backdrop(element),
      loaded: element.localName !== 'img' || (html.complete !== false && html.naturalWidth !== 0),
      natural: html.naturalWidth && html.naturalHeight ? {width: html.naturalWidth, height: html.naturalHeight} : null,
      value: typeof html.value === 'string' ? html.value : '',
    };
  }

  /** @returns {DocumentInfo} */
  function describeDocument() {
    const root = document.documentElement;
    return {
      doctype: document.doctype ? document.doctype.name : null,
      title: collapse(document.title),
      lang: root.lang,
      scrollWidth: root.scrollWidth,
      width: root.clientWidth,
    };
  }

  /** @param {Asked} question */
  function answer(question) {
    if (question.kind === 'document') return describeDocument();
    const found = Array.from(document.querySelectorAll(question.selector));
    if (question.kind === 'query') {
      return found.slice(0, MAX_ELEMENTS).map((element) => describe(element, question.styles));
    }
    const target = found[question.index];
    if (target instanceof HTMLElement) target.click();
    // What fades is judged by where it ends.
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
    return target !== undefined;
  }

  Object.defineProperty(window, '__course', {value: {answer}});
})();
