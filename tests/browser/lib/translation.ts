import {expect, type Page} from '@playwright/test';
import {shown} from '../../lib/messages';

/** Puts elements in the place of texts, now and whenever the page changes, as browsers do that translate it. */
function replaceTexts(): void {
  const isLeft = (text: Text) =>
    text.data.trim() === '' ||
    !(text.parentElement instanceof HTMLElement) ||
    !text.parentElement.translate ||
    text.parentElement.closest('font, script, style, noscript, textarea') !== null;
  const wrap = (text: Text) => {
    if (!isLeft(text)) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  const wrapIn = (root: Node) => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node: Node | null = root; node; node = walker.nextNode()) {
      if (node instanceof Text) {
        texts.push(node);
      }
    }
    texts.forEach(wrap);
  };
  wrapIn(document.body);
  const watched = {childList: true, subtree: true, characterData: true};
  new MutationObserver((mutations) => {
    for (const {type, target, addedNodes} of mutations) {
      (type === 'characterData' ? [target] : [...addedNodes]).forEach(wrapIn);
    }
  }).observe(document.body, watched);
  document.documentElement.classList.add('translated-ltr');
}

/** Translates the page that is open; its words stay, so that the tests find them. */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(replaceTexts);
  await expect(page.locator('main font').first()).toBeAttached();
}

/** Expects that the page has not ended on the page of crashes. */
export async function expectAlive(page: Page): Promise<void> {
  const heading = page.getByRole('heading', {name: shown('theme.ErrorPageContent.title')});
  await expect(heading).toHaveCount(0);
  await expect(page.locator('h1')).not.toHaveCount(0);
}
