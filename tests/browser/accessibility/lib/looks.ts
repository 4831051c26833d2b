import type {JSHandle, Page} from '@playwright/test';

/** The looks that this process has seen: their contrast is computed once in a run, not on every page. */
const seen = new Set<string>();

/** One visible element with text for each look on the page. */
function elementsByLook(page: Page): Promise<JSHandle<Map<string, Element>>> {
  return page.evaluateHandle(() => {
    const backgrounds = new Map<Element, string>();
    const behind = (element: Element): string => {
      const known = backgrounds.get(element);
      if (known !== undefined) return known;
      const {backgroundColor, backgroundImage} = getComputedStyle(element);
      const isClear = backgroundImage === 'none' && /^rgba\(.+, 0\)$/.test(backgroundColor);
      const background =
        isClear && element.parentElement
          ? behind(element.parentElement)
          : `${backgroundColor} ${backgroundImage}`;
      backgrounds.set(element, background);
      return background;
    };
    const looks = new Map<string, Element>();
    for (const element of document.body.querySelectorAll('*')) {
      const hasText = [...element.childNodes].some(
        (node) => node instanceof Text && node.data.trim() !== '',
      );
      if (hasText && element.checkVisibility({visibilityProperty: true})) {
        const {color, fontSize, fontWeight, opacity} = getComputedStyle(element);
        const around = element.parentElement ?? document.body;
        const look = [
          ...[element.localName, element.className, around.localName, around.className],
          ...[color, fontSize, fontWeight, opacity, getComputedStyle(around).color],
          behind(element),
        ].join();
        looks.set(look, looks.get(look) ?? element);
      }
    }
    return looks;
  });
}

/**
 * One visible element with text for each look that no page before has shown. What has the same
 * classes, colours, background and size of letters has the same contrast: axe takes most of its
 * time to compute it for every element again.
 */
export async function newLooks(page: Page): Promise<JSHandle<Element[]>> {
  const elements = await elementsByLook(page);
  const looks = await elements.evaluate((map) => [...map.keys()]);
  const unseen = looks.filter((look) => !seen.has(look));
  unseen.forEach((look) => seen.add(look));
  return elements.evaluateHandle((map, keys) => keys.map((key) => map.get(key)!), unseen);
}
