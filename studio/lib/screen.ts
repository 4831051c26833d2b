import type {Frame, Page} from '@playwright/test';

/**
 * Runs in a frame: returns every visible text and accessible name, with those in shadow roots. A text that is spread
 * over several elements is returned whole and in parts.
 */
function namesInFrame(): string[] {
  const names = new Set<string>();
  const add = (text: string | null | undefined) => {
    const plain = text?.replace(/\s+/g, ' ').trim();
    if (plain && plain.length < 200) {
      names.add(plain);
    }
  };
  const visit = (root: Document | ShadowRoot) => {
    for (const element of root.querySelectorAll<HTMLElement>('*')) {
      if (element.shadowRoot) {
        visit(element.shadowRoot);
      }
      if (!element.checkVisibility({visibilityProperty: true, opacityProperty: false})) {
        continue;
      }
      add(element.innerText ?? element.textContent);
      for (const node of element.childNodes) {
        if (node.nodeType === Node.TEXT_NODE) {
          add(node.textContent);
        }
      }
      for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'data-bs-original-title']) {
        add(element.getAttribute(name));
      }
      // An element that a script of another frame made is no instance of this frame's classes.
      if (element.localName === 'input') {
        add((element as HTMLInputElement).value);
      }
      if (element.localName === 'select') {
        [...(element as HTMLSelectElement).options].forEach(({label}) => add(label));
        [...element.querySelectorAll('optgroup')].forEach(({label}) => add(label));
      }
    }
  };
  visit(document);
  return [...names];
}

const isShown = async (frame: Frame): Promise<boolean> => {
  const element = frame.parentFrame() && (await frame.frameElement().catch(() => null));
  return element === null || (await element.isVisible().catch(() => false));
};

/** Returns every text and accessible name that the page and its frames show now. */
export async function namesOnScreen(page: Page): Promise<Set<string>> {
  const names = new Set<string>();
  for (const frame of page.frames()) {
    if (await isShown(frame)) {
      const find = () => frame.evaluate(namesInFrame);
      const found = await find().catch(async () => {
        // A frame that is being replaced has nothing to say. A page that is has a successor.
        if (frame.parentFrame()) {
          return [];
        }
        await page.waitForLoadState();
        return find();
      });
      found.forEach((name) => names.add(name));
    }
  }
  return names;
}
