/** Elements that hold other elements, in the module «Seite»: their areas, and how they get filled. */
import type {Locator, Page} from '@playwright/test';
import {expect} from '../lib/expect';
import {windowSize} from '../lib/windowSize';
import type {Typo3} from './backend';
import {elementForm} from './elementForm';

export function layoutElement(typo3: Typo3, page: Page, layout: Locator) {
  const form = elementForm(typo3, page);
  const newContent = 'typo3-backend-new-content-element-wizard-button';

  /** An area for elements, from the left. */
  const area = (number = 1) => layout.locator('td[data-tx-container-parent]').nth(number - 1);

  /** The elements in an area. */
  const elements = (number = 1) => area(number).locator('.t3-page-ce[data-uid]');

  return {
    area,
    elements,

    /** The button for a new element at the top of an area. */
    newIn: (number = 1) => area(number).locator(newContent).first(),

    /** The button for a new element below the layout element. */
    newBelow: layout
      .locator(`xpath=./*[contains(@class, "t3-page-ce-actions")]`)
      .locator(newContent),

    /** Begins an element at the top of the first area. */
    insert: async (name: string) => {
      await area().locator(newContent).first().click();
      await typo3.wizard.waitFor();
      await typo3.settle();
      await typo3.chooseElement(name);
    },

    /** Gives the new element a heading, and saves it. */
    fill: async (heading: string) => {
      await form.write('Überschrift', heading);
      await typo3.save();
      await typo3.close();
      await expect(elements().filter({hasText: heading})).toHaveCount(1);
    },

    /** Drags an element of the page into an area, to its top. */
    dragInto: async (heading: string, into = 1) => {
      // Both ends of the way must be on the screen.
      await page.setViewportSize({...windowSize, height: 1500});
      await typo3.settle();
      const header = typo3.element(heading).locator('.t3-page-ce-header').first();
      await header.scrollIntoViewIfNeeded();
      const from = (await header.boundingBox())!;
      await page.mouse.move(from.x + 90, from.y + from.height / 2);
      await page.mouse.down();
      await page.mouse.move(from.x + 95, from.y - 20, {steps: 8});
      const zone = area(into).locator('.t3js-page-ce-dropzone-available').first();
      await expect(zone).toBeVisible();
      const to = (await zone.boundingBox())!;
      await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, {steps: 12});
      await page.mouse.up();
      await typo3.settle();
      await expect(elements(into).filter({hasText: heading})).toHaveCount(1);
      await page.setViewportSize(windowSize);
    },
  };
}
