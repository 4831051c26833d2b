/** Questions of the linters to the browser that shows the page, because it knows its own HTML and CSS best. */
export interface Knowledge {
  /** Answers like `CSS.supports`. */
  supports(property: string, value: string): boolean;
  /** Whether a list of selectors is valid. */
  isSelector(text: string): boolean;
  /** Whether a condition of `@media`, with its brackets, means something. */
  isCondition(text: string): boolean;
  /** Returns whether HTML has an element with this lower-case name. */
  isElement(name: string): boolean;
}

/** The current browser. */
export const browser: Knowledge = {
  supports: (property, value) => CSS.supports(property, value),
  isSelector(text) {
    try {
      // This does not use CSS.supports('selector(…)'), which does not support lists.
      document.createElement('p').matches(text);
      return true;
    } catch {
      return false;
    }
  },
  // A condition that the browser does not understand is neither true nor false.
  isCondition: (text) =>
    window.matchMedia(text).matches || window.matchMedia(`not ${text}`).matches,
  isElement: (name) => !(document.createElement(name) instanceof HTMLUnknownElement),
};
