/** The form of a content element as its walk uses it: fields by their label, entries, links, pictures, dates. */
import type {Locator, Page} from '@playwright/test';
import {exactly} from '../lib/exactly';
import {expect} from '../lib/expect';
import {unwatched} from '../lib/watch';
import {windowSize} from '../lib/windowSize';
import {nodeNameSelector, type Typo3} from './backend';

export function elementForm(typo3: Typo3, page: Page) {
  const {module, dialogue, dialogueModule} = typo3;
  const form = module.locator('form[name="editform"]');

  /** The button that opens an entry or a picture. */
  const heads = '.form-irre-header-button, .form-file-header-button';

  const labels = 'label, .form-label, legend';

  const visible = (locator: Locator) => locator.filter({visible: true}).first();

  /** A field with its label, in the whole form or in one of its entries. */
  const field = (label: string, scope: Locator = form) =>
    visible(scope.locator(labels).filter({hasText: exactly(label), visible: true})).locator(
      'xpath=ancestor::*[contains(concat(" ", @class, " "), " form-group ") or self::fieldset][1]',
    );

  /** An entry of a list in the form, or a picture of the element: its head and, when it is open, its fields. */
  const entries = '.form-irre-object:not(.form-irre-object .form-irre-object)';
  let others = 0;
  const entry = (number = 1) => module.locator(entries).nth(others + number - 1);

  /** Counts entries from here on without those that the form has already: new ones come after them. */
  const countFromHere = async () => {
    others = await module.locator(entries).count();
  };

  /** The head of an entry or picture, as wide as the list. */
  const head = (number = 1) => entry(number).locator('.panel-heading').first();

  /** The label of a field. */
  const label = (text: string, scope?: Locator) => visible(field(text, scope).locator(labels));

  const button = (label: string, scope: Locator = form) =>
    visible(scope.getByRole('button', {name: label, exact: true}));

  const choose = async (label: string, option: string, scope?: Locator) => {
    await field(label, scope).locator('select').selectOption({label: option});
    await typo3.settle();
  };

  /** The level of the heading. «Typ» is the name of the element's own type as well. */
  const level = form
    .locator('.form-group')
    .filter({has: page.locator('select[name$="[header_layout]"]')})
    .first();

  const chooseLevel = async (option: string) => {
    await level.locator('select').selectOption({label: option});
    await typo3.settle();
  };

  const write = async (label: string, text: string, scope?: Locator) => {
    const box = field(label, scope);
    await box.waitFor();
    const override = box.locator('.t3js-form-field-eval-null-placeholder-checkbox label');
    if (await override.isVisible()) {
      await override.click();
    }
    const editor = box.locator('.ck-editor__editable');
    if ((await editor.count()) > 0) {
      await editor.fill(text);
    } else {
      await visible(box.locator('input:not([type=hidden], [type=checkbox]), textarea')).fill(text);
    }
    await typo3.settle();
  };

  /** Switches a switch on or off. */
  const toggle = async (label: string, scope?: Locator) => {
    await field(label, scope).locator('input[type=checkbox]').click({force: true});
    await typo3.settle();
  };

  /** Opens the window of a link field with the chain. */
  const openLink = async (label = 'Link', scope?: Locator) => {
    await visible(field(label, scope).locator('a[data-item-name]')).click();
    await dialogueModule.locator('body').waitFor();
    await typo3.settle();
  };

  /** Links to a page in that window. */
  const linkToPage = async (title: string, label = 'Link', scope?: Locator) => {
    await openLink(label, scope);
    await choosePage(title);
  };

  /** Chooses a page in the window with the links. */
  const choosePage = async (title: string) => {
    await showPage(title);
    await dialogueModule.locator('.t3js-pageLink').first().click();
    await dialogue.waitFor({state: 'hidden'});
    await typo3.settle();
  };

  /** Opens one of the tabs of that window: `Externe URL`. */
  const linkTab = async (label: string) => {
    await dialogueModule
      .getByRole('link', {name: label, exact: true})
      .or(dialogueModule.getByRole('tab', {name: label, exact: true}))
      .first()
      .click();
    await typo3.settle();
  };

  /** Shows in that window what a page offers: itself and its elements. */
  const showPage = async (title: string) => {
    await typo3.dialogueNodeName(title).click();
    await typo3.settle();
  };

  const calendar = module.locator('.flatpickr-calendar.open');

  /** Opens the calendar of a date. */
  const openCalendar = async (label: string) => {
    await field(label).getByRole('button', {name: 'Datumsauswahl öffnen'}).click();
    await calendar.waitFor();
  };

  /** Chooses a day in the calendar: `2027-05-21`. */
  const chooseDay = async (day: string) => {
    const date = new Date(`${day}T12:00:00Z`);
    const year = calendar.locator('.cur-year');
    await year.selectText();
    await year.pressSequentially(String(date.getUTCFullYear()));
    const months = calendar.locator('.flatpickr-monthDropdown-months');
    // The calendar opens at the present month.
    if ((await months.inputValue()) !== String(date.getUTCMonth())) {
      await months.selectOption(String(date.getUTCMonth()));
    }
    await calendar
      .locator('.flatpickr-day[aria-label]:not(.prevMonthDay, .nextMonthDay)')
      .filter({hasText: new RegExp(`^${date.getUTCDate()}$`)})
      .click();
  };

  /** Sets the time of the calendar to midnight. `day` is the one that has been chosen. */
  const setMidnight = async (label: string, day: string) => {
    // A field without a time has closed its calendar.
    if (await calendar.locator('.flatpickr-hour').isVisible()) {
      await expect(calendar.locator('.flatpickr-day.selected')).toHaveCount(1);
      const parts = ['.flatpickr-minute', '.flatpickr-hour'].map((part) => calendar.locator(part));
      // The calendar proposes the present time, which once a day is midnight already.
      for (const part of parts) {
        await unwatched(() => part.fill('11'));
      }
      for (const part of parts) {
        await part.fill('00');
      }
      // A click elsewhere would drop the hour.
      await calendar.locator('.flatpickr-hour').press('Enter');
    }
    await expect(calendar).toHaveCount(0);
    // The field that TYPO3 saves follows the calendar after a moment.
    await expect(field(label).locator('input[name]')).toHaveValue(new RegExp(`^${day}T00:00`));
    await typo3.settle();
  };

  /** Sets a date with the calendar. If the field has a time, it is midnight. */
  const setDate = async (label: string, day: string) => {
    await openCalendar(label);
    await chooseDay(day);
    await setMidnight(label, day);
  };

  /** Ticks entries of a tree of categories. */
  const tick = async (label: string, titles: readonly string[], scope?: Locator) => {
    for (const title of titles) {
      await field(label, scope)
        .locator('.node')
        .filter({hasText: title})
        .locator(nodeNameSelector)
        .first()
        .click();
    }
    await typo3.settle();
  };

  /** Ticks files in the window with the files. */
  const tickFiles = async (files: readonly string[]) => {
    for (const file of files) {
      const tile = dialogueModule.locator(`[data-filelist-name="${file}"]`).first();
      // The box to tick appears under the mouse.
      await tile.hover();
      await tile.locator('input[type="checkbox"]').check();
    }
    await typo3.settle();
  };

  /** Opens a folder in the window with the files. */
  const openFolder = async (folder: string) => {
    await typo3.dialogueNodeName(folder).click();
    await dialogueModule.locator('[data-filelist-name]').first().waitFor();
    await typo3.settle();
  };

  /** Opens the window with the files. `opener` is the button of the field. */
  const openFiles = (scope?: Locator, opener = 'Bild hinzufügen') => button(opener, scope).click();

  /** Chooses a file in that window. A picture opens its fields. */
  const chooseFile = async (folder: string, file: string) => {
    await openFolder(folder);
    await dialogueModule
      .locator(`[data-filelist-name="${file}"]`)
      .getByRole('link', {name: file})
      .or(dialogueModule.locator(`[data-filelist-name="${file}"] [data-filelist-action="primary"]`))
      .first()
      .click();
    await dialogue.waitFor({state: 'hidden'});
    await typo3.settle();
  };

  /** Adds a picture and opens its fields. */
  const addImage = async (folder: string, file: string, scope?: Locator, opener?: string) => {
    await openFiles(scope, opener);
    await chooseFile(folder, file);
  };

  /** Opens an entry or a picture that is closed. */
  const open = async (of: Locator) => {
    const head = of.locator(heads).first();
    if ((await head.getAttribute('aria-expanded')) !== 'true') {
      await head.click();
      await typo3.settle();
    }
  };

  /** Adds an entry to the list. It is open then. */
  const add = async (scope?: Locator) => {
    const before = await module.locator(entries).count();
    await button('Neu anlegen', scope).click();
    await expect(module.locator(entries)).toHaveCount(before + 1);
    await typo3.settle();
  };

  /** The handle of an entry or picture. */
  const handle = (number = 1) => entry(number).locator('.sortableHandle').first();

  /** Drags an entry by its handle in front of the one above it. */
  const moveUp = async (number: number) => {
    const id = (await entry(number).getAttribute('data-object-uid'))!;
    // Both ends of the way must be on the screen.
    await page.setViewportSize({...windowSize, height: 1500});
    await handle(number).scrollIntoViewIfNeeded();
    const [from, to] = await Promise.all(
      [handle(number), handle(number - 1)].map((locator) => locator.boundingBox()),
    );
    await page.mouse.move(from!.x + from!.width / 2, from!.y + from!.height / 2);
    await page.mouse.down();
    await page.mouse.move(to!.x + to!.width / 2, to!.y - 4, {steps: 12});
    await page.mouse.up();
    await expect(entry(number - 1)).toHaveAttribute('data-object-uid', id);
    await page.setViewportSize(windowSize);
    await typo3.settle();
  };

  return {
    heads,
    labels,
    visible,
    field,
    entry,
    countFromHere,
    head,
    label,
    button,
    choose,
    level,
    chooseLevel,
    add,
    handle,
    moveUp,
    write,
    toggle,
    openLink,
    linkToPage,
    choosePage,
    linkTab,
    showPage,
    openCalendar,
    chooseDay,
    setMidnight,
    setDate,
    tick,
    tickFiles,
    openFolder,
    openFiles,
    chooseFile,
    addImage,
    open,
  };
}
