/** What the walks of all content element pages have in common: insert the element, fill in its form, see it saved. */
import type {Locator} from '@playwright/test';
import {exactly} from '../../../lib/exactly';
import {expect} from '../../../lib/expect';
import type {PictureOptions} from '../../../lib/picture';
import type {Section, WalkTools} from '../../../lib/walk';
import {windowSize} from '../../../lib/windowSize';
import {elementForm} from '../../../typo3/elementForm';

export interface Element {
  /** Its name in the window with the elements. */
  name: string;
  /** What the page tells readers to type into the search. */
  search?: string;
  /** Its group in that window, if the search shows another group first. */
  group?: string;
  /** The page of the sample site that gets the element. */
  on?: string;
  /** TYPO3 saves this element at once instead of opening its form. */
  isSavedAtOnce?: boolean;
}

/** The tools for the page of a content element. */
export function elementPage(
  {typo3, page, section}: WalkTools<'typo3'>,
  {name, search = name, group, on = 'Preise', isSavedAtOnce = false}: Element,
) {
  const {module, dialogue, wizard} = typo3;
  // A group of elements may have the same name, and comes first.
  const found = wizard.getByText(name, {exact: true}).last();
  const elements = module.locator('.t3-page-ce[data-uid]');
  let saved = elements.first();
  const form = elementForm(typo3, page);
  const {heads, labels, visible} = form;

  /** Opens the form of a new element, unless it is open. Who has such an element already adds to that. */
  const openForm = async () => {
    const isOpen = await module
      .getByRole('heading', {name: /neu erstellen/})
      .first()
      .isVisible()
      .catch(() => false);
    if (!isOpen) {
      await typo3.openPage(on);
      const own = page.locator(typo3.elementTitle).filter({hasText: exactly(name)});
      if (await elements.filter({has: own}).first().isVisible()) {
        saved = elements.filter({has: own}).first();
        await typo3.edit(saved);
        await form.countFromHere();
        return;
      }
      await typo3.openElements();
      await typo3.chooseElement(name);
    }
  };

  /** Opens the form of the element that was saved last. */
  const edit = async () => {
    await typo3.openPage(on);
    await typo3.edit(saved);
  };

  /** Saves the form and shows the website in a new tab, where each of the texts must be visible. */
  const saveAndShow = async (...texts: string[]) => {
    await typo3.save();
    await expect(module.getByText(/neu erstellen$/)).toBeHidden();
    await typo3.showWebsite('Anzeigen', async (website) => {
      for (const text of texts) {
        // The first visit calculates the pictures.
        await expect(website.getByText(text).first()).toBeVisible();
      }
    });
  };

  /** Closes the form. The element is in the page, with each of the texts. */
  const close = async (...texts: string[]) => {
    await typo3.close();
    for (const text of texts) {
      await expect(saved).toContainText(text);
    }
  };

  return {
    ...form,
    openForm,
    edit,
    saveAndShow,
    close,
    saved,

    /** Does the section «einfuegen». */
    insert: () =>
      section('einfuegen', async ({step, picture}) => {
        await step(1, () => typo3.open('Seite'));
        await step(2, () => typo3.openPage(on));
        await step(3, () => typo3.openElements());
        await step(4, async () => {
          await wizard.locator('input[type=search]').fill(search);
          if (group) {
            await visible(wizard.getByText(group, {exact: true})).click();
          }
          await expect(found).toBeVisible();
        });
        await typo3.narrowDialogue();
        const [window, item] = await Promise.all([
          dialogue.boundingBox(),
          found.locator('xpath=ancestor::button[1]').boundingBox(),
        ]);
        const height = item!.y + item!.height - window!.y + 4;
        await picture('einfuegen', {of: dialogue, pad: 0, height: Math.ceil(height)});
        await page.setViewportSize(windowSize);
        await step(5, async () => {
          await found.click();
          await (isSavedAtOnce ? saved : module.locator('.nav-tabs').first()).waitFor();
          await typo3.settle();
          if (!isSavedAtOnce) {
            await expect(module.getByRole('heading', {name: /neu erstellen/})).toBeVisible();
          }
        });
      }),

    /** Takes the picture of a part of the form. */
    form: async (
      picture: Section['picture'],
      of: readonly Locator[],
      {
        name: file = 'maske',
        markers = [],
        moduleWidth,
        ...options
      }: Omit<PictureOptions, 'of'> & {name?: string; moduleWidth?: number} = {},
    ) => {
      await page.setViewportSize({...windowSize, height: 1500});
      await typo3.narrow(moduleWidth);
      // A field in use has a frame, and some count their characters.
      await module
        .locator('body')
        .evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      const isField = async (marker: Locator) =>
        (await marker
          .locator('xpath=self::fieldset | self::*[contains(@class, "form-group")]')
          .count()) > 0;
      // A number stands beside the label of its field.
      const beside = await Promise.all(
        markers.map(async (marker) =>
          (await isField(marker)) ? visible(marker.locator(labels)) : marker,
        ),
      );
      await picture(file, {of, pad: 16, width: 390, ...options, markers: beside});
      await page.setViewportSize(windowSize);
    },

    /** Takes the picture of the saved element in the page. */
    savedPicture: async (picture: Section['picture']) => {
      await typo3.narrow();
      const areDrawn = () =>
        saved
          .locator('img')
          .evaluateAll((images) =>
            images.every((image) => (image as HTMLImageElement).naturalWidth > 0),
          );
      await expect.poll(areDrawn).toBe(true);
      await picture('gespeichert', {of: saved.locator('.t3-page-ce-element'), pad: 16});
    },

    /** Does the section «felder»: looks into every tab, with the first entry and its picture open. */
    fields: (more?: (tools: {see: () => Promise<void>}) => Promise<unknown>) =>
      section('felder', async ({fields}) => {
        await edit();
        await fields(async ({see}) => {
          const tabs = module.locator('.nav-tabs').first().locator('.nav-link, a, button');
          for (const label of await tabs.allInnerTexts()) {
            await typo3.tab(label.trim());
            // First the entry, then the picture in it.
            for (const index of [0, 1]) {
              const head = module.locator(heads).filter({visible: true}).nth(index);
              if (
                (await head.count()) > 0 &&
                (await head.getAttribute('aria-expanded')) === 'false'
              ) {
                await head.click();
                await typo3.settle();
              }
            }
            await see();
          }
          await more?.({see});
        });
      }),
  };
}
