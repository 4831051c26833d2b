/** What the linters ask the browser that shows the page: it knows its own HTML and CSS best. */
export interface Knowledge {
  /** Answers like `CSS.supports`. */
  supports(property: string, value: string): boolean;
  /** Whether a list of selectors is valid. */
  isSelector(text: string): boolean;
  /** Whether a condition of `@media`, with its brackets, means something. */
  isCondition(text: string): boolean;
  /** Whether there is such an element in HTML, by its name in small letters. */
  isElement(name: string): boolean;
}

/** The browser at hand. */
export const browser: Knowledge = {
  supports: (property, value) => CSS.supports(property, value),
  isSelector(text) {
    try {
      // Not CSS.supports('selector(…)'), which knows no lists.
      document.createElement('p').matches(text);
      return true;
    } catch {
      return false;
    }
  },
  // What a browser does not understand is neither true nor untrue.
  isCondition: (text) =>
    window.matchMedia(text).matches || window.matchMedia(`not ${text}`).matches,
  isElement: (name) => !(document.createElement(name) instanceof HTMLUnknownElement),
};
