/**
 * @import * as backToTop from '../../../src/components/BackToTop'
 * @import * as faq from '../../../src/components/Faq'
 * @import * as elementPreview from '../../../src/components/ElementPreview'
 */
import type {Frame, Page} from '@playwright/test';
import {desktop, expect, open, test} from '../lib/test';

test.use({contextOptions: {reducedMotion: 'reduce'}, viewport: desktop});

/** Animations and transitions that move something for longer than a blink, by their element. */
async function motion(place: Page | Frame): Promise<string[]> {
  return place.evaluate(() =>
    document
      .getAnimations()
      .map(({effect}) => effect as KeyframeEffect)
      .filter((effect) => effect.getKeyframes().length > 0)
      .filter((effect) => Number(effect.getComputedTiming().activeDuration) > 20)
      .map(({target}) => target?.className ?? ''),
  );
}

/** The document of the page's live example. */
async function preview(page: Page): Promise<Frame> {
  const frame = await page.locator('main iframe[loading=lazy]').first().elementHandle();
  const content = await frame?.contentFrame();
  await content?.waitForLoadState();
  return content!;
}

test.describe('with reduced motion nothing moves by itself or slowly', () => {
  for (const address of [
    '/typo3/inhalte/inhaltselemente/slider',
    '/typo3/inhalte/inhaltselemente/karussell',
  ]) {
    test(`${address}: the next picture is there at once`, async ({page}) => {
      await open(page, address);
      const frame = await preview(page);
      expect(await motion(frame)).toEqual([]);
      const moved = await frame.evaluate(() => {
        const track = document.querySelector('.track') as HTMLElement;
        (document.querySelector('.next') as HTMLElement).click();
        const {scrollLeft} = track;
        const next = track.querySelectorAll('figure')[1];
        return {scrollLeft, expected: next?.offsetLeft};
      });
      expect(moved.scrollLeft).toBe(moved.expected);
    });
  }

  test('the flip card, tiles, questions and the cards of the home', async ({page}) => {
    await open(page, '/typo3/12.0/inhalte/inhaltselemente/flip-cards');
    const frame = await preview(page);
    await frame.locator('.flip').first().click();
    expect(await motion(frame)).toEqual([]);

    await open(page, '/email/webmail');
    const question = page.locator('[data-faq] summary').first();
    await question.click();
    expect(await motion(page)).toEqual([]);

    await open(page, '/');
    await page.locator('main a[href="/email"]').first().hover();
    expect(await motion(page)).toEqual([]);
  });

  test('the menu of narrow screens', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, '/email/webmail');
    // Looked at from within the page: a transition would be over before the next command.
    const moving = await page.locator('.navbar__toggle').evaluate(async (toggle: HTMLElement) => {
      toggle.click();
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      // Not what only keeps a second tap off the logo.
      return document
        .getAnimations()
        .flatMap(({effect}) => (effect as KeyframeEffect).getKeyframes())
        .filter((keyframe) => !('pointerEvents' in keyframe)).length;
    });
    await expect(page.locator('.navbar-sidebar--show')).toBeVisible();
    expect(moving).toBe(0);
  });

  test('the way back to the top, where the focus goes along', async ({page}) => {
    await open(page, '/email/abwesenheitsmeldung');
    await page.evaluate(() => window.scrollTo(0, 3000));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(3000);
    const button = page.locator('.theme-back-to-top-button');
    await expect(async () => {
      await page.evaluate(() => window.scrollBy(0, -100));
      await expect(button).toBeVisible({timeout: 100});
    }).toPass();
    const positions = await button.evaluate(async (element: HTMLElement) => {
      element.click();
      const first = scrollY;
      await new Promise(requestAnimationFrame);
      return [first, scrollY];
    });
    expect(positions).toEqual([0, 0]);
    await page.keyboard.press('Tab');
    await expect(page.locator('a[class*=skipToContent]')).toBeFocused();
  });
});
