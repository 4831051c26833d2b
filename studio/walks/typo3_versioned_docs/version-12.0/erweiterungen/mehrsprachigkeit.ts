import type {Locator} from '@playwright/test';
import {expect} from '../../../../lib/expect';
import {walk} from '../../../../lib/walk';
import {beyond} from '../../../../lib/watch';
import {windowSize} from '../../../../lib/windowSize';
import {elementForm} from '../../../../typo3/elementForm';
import {openSecondSite} from '../../../../typo3/secondSite';

export default walk<'typo3'>(async (tools) => {
  const {typo3, page, section} = tools;
  const {module, dialogue, button} = typo3;
  const form = elementForm(typo3, page);
  const mode = module.locator('select[name=actionMenu]');
  const another = module.locator('select[name=createNewLanguage]');
  const translate = module.locator('.t3js-localize');
  const next = () => dialogue.getByRole('button', {name: 'Weiter'});
  const translation = module.locator('.t3-page-ce').filter({hasText: '[Translate to'});

  /** The switch of elements that are hidden. */
  const unhide = (element: Locator) =>
    element.locator('a:has([data-identifier="actions-edit-unhide"])');
  const show = async (heading: string) => {
    await unhide(typo3.element(heading)).click();
    await typo3.settle();
    await expect(unhide(typo3.element(heading))).toHaveCount(0);
  };
  const french = [
    {german: 'Unsere Wohnungen', heading: 'Nos appartements', text: 'Tous ont une cuisine.'},
    {german: 'Anreise', heading: 'Arrivée', text: 'Vous recevez la clé dès 15 heures.'},
  ];

  const leftOut =
    'Das Skript lässt ein Element weg und holt es nach, wie es die Seite später erklärt.';

  /** Opens the form of the first element that still has the German text. */
  const openTranslation = () => typo3.edit(translation.first());

  const compare = async () => {
    await mode.selectOption({label: 'Sprachenvergleich'});
    await typo3.settle();
  };

  const chooseFrench = async () => {
    await module.getByRole('button', {name: 'Sprache', exact: true}).click();
    await module.locator('.dropdown-menu.show').getByText('Französisch').click();
    await translate.first().waitFor();
    await typo3.settle();
  };

  await openSecondSite(tools);

  await section('uebersetzen', async ({step, picture}) => {
    await step(1, () => typo3.openPage('Wohnungen'));
    await step(2, () => compare());
    await step(3, async () => {
      await another.selectOption({label: 'Französisch'});
      await module.locator('.nav-tabs').first().waitFor();
    });
    await step(4, async () => {
      const title = form.field('Seitentitel').locator('input:not([type=hidden])').first();
      await expect(title).toHaveValue('[Translate to Französisch:] Wohnungen');
      await form.write('Seitentitel', 'Appartements');
    });
    await step(5, async () => {
      await button('Neuberechnen des URL-Segments aus dem Seitentitel').click();
      await typo3.settle();
      await expect(form.field('URL-Segment').locator('input[name]').first()).toHaveValue(
        '/appartements',
      );
    });
    await step(6, async () => {
      await typo3.save();
      await typo3.close();
    });
    await step(7, async ({see}) => {
      await expect(translate).toHaveCount(0);
      await chooseFrench();
      await see();
      await translate.click();
      await next().waitFor();
    });
    await step(8, async ({see}) => {
      await dialogue.getByText('Übersetzen', {exact: true}).click();
      await see();
      await next().click();
      await dialogue.getByText('Unsere Wohnungen').waitFor();
    });
    await step(9, async () => {
      await beyond(leftOut, () => dialogue.getByText('Anreise').click());
      await next().click();
      await expect(translation).toHaveCount(1);
      await expect(unhide(translation)).toHaveCount(1);
    });
    await typo3.narrow();
    await translation.scrollIntoViewIfNeeded();
    await picture('sprachen', {
      of: [module.locator('.module-docheader'), translation],
      pad: 0,
      width: 390,
      markers: [mode, another, translate, translation.locator('.t3-page-ce-header-left')],
    });
    // The assistant offers what is missing, as the section about originals that change says.
    await page.setViewportSize(windowSize);
    await beyond(leftOut, async () => {
      await translate.click();
      await dialogue.getByText('Anreise').waitFor();
      await expect(dialogue.getByText('Unsere Wohnungen')).toHaveCount(0);
      await next().click();
      await expect(translation).toHaveCount(2);
    });
    const [first, second] = french;
    await step(10, async () => {
      await openTranslation();
      await expect(form.field('Überschrift')).toContainText(first!.german);
      await form.write('Überschrift', first!.heading);
      await form.write('Text', first!.text);
    });
    await step(11, async () => {
      await typo3.save();
      await typo3.close();
    });
    await step(12, () => show(first!.heading));
    await step(13, async () => {
      await openTranslation();
      await form.write('Überschrift', second!.heading);
      await form.write('Text', second!.text);
      await typo3.save();
      await typo3.close();
      await show(second!.heading);
    });
    await step(14, async () => {
      await module.getByRole('link', {name: 'Bearbeiten', exact: true}).nth(1).click();
      await module.locator('.nav-tabs').first().waitFor();
    });
    await step(15, async ({see}) => {
      await typo3.tab('Zugriff');
      await see();
      await form.toggle('Seite sichtbar');
      await typo3.save();
    });
    await typo3.close();
    // The language menu of the website leads to the translation.
    const website = await page.context().newPage();
    await website.goto('/arve/wohnungen');
    await website.getByRole('link', {name: 'Français'}).click();
    await expect(website).toHaveURL(/\/arve\/fr\/appartements$/);
    await expect(website.getByText(first!.text)).toBeVisible();
    await expect(website.locator('body')).not.toContainText('Translate to');
    await website.close();
  });

  await section('modus', async ({fields}) => {
    await typo3.openPage('Agenda');
    await compare();
    await another.selectOption({label: 'Französisch'});
    await module.locator('.nav-tabs').first().waitFor();
    await typo3.settle();
    await typo3.save();
    await typo3.close();
    await chooseFrench();
    await fields(async () => {
      await translate.click();
      await next().waitFor();
    });
  });
});
