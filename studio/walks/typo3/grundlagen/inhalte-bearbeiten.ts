import {expect} from '../../../lib/expect';
import {walk} from '../../../lib/walk';
import {windowSize} from '../../../lib/windowSize';

export default walk<'typo3'>(async ({typo3, page, section}) => {
  const {module, menu, dialogue, wizard, contextMenu, button, element, field, nodeName, settle} =
    typo3;
  const header = (heading: string) => element(heading).locator('.t3-page-ce-header').first();
  const newContent = module.locator('typo3-backend-new-content-element-wizard-button');
  const editor = module.locator('.ck-content').first();
  const headings = () => module.locator('.t3-page-ce:not(.t3js-page-ce-hidden)').allInnerTexts();
  const orderOf = async (...wanted: string[]) => {
    const all = await headings();
    return wanted.map((heading) => all.findIndex((text) => text.includes(heading)));
  };
  const toggle = (heading: string) =>
    header(heading)
      .locator(
        'a:has([data-identifier="actions-edit-hide"], [data-identifier="actions-edit-unhide"])',
      )
      .first();

  await section('bereiche', async ({picture}) => {
    await typo3.openPage('Anreise');
    await typo3.narrow(460);
    await picture('bereiche', {
      of: [module.locator('.module-docheader'), element('Mit dem Zug zu uns')],
      pad: 0,
      isLayout: true,
      markers: [
        button('Web-Seite anzeigen'),
        ...(typo3.release === 13 ? [button('Ansicht')] : []),
        newContent.first(),
        header('Mit dem Zug zu uns').locator(typo3.elementTitle),
        header('Mit dem Zug zu uns').locator('.btn-toolbar'),
      ],
    });
  });

  await section('aendern', async ({step, picture}) => {
    await step(1, async () => {
      await menu.getByText('Seite', {exact: true}).click();
      await typo3.openPage('Anreise');
    });
    await typo3.narrow();
    await picture('stift', {of: element('Mit dem Zug zu uns'), pad: 8});
    await step(2, () => typo3.edit('Mit dem Zug zu uns'));
    await step(3, async () => {
      await editor.click();
      await page.keyboard.press('Control+End');
      await page.keyboard.type(' Die Fahrt dauert zehn Minuten.');
    });
    await step(4, async () => {
      await typo3.save();
      await typo3.close();
      await expect(element('Mit dem Zug zu uns')).toContainText('zehn Minuten');
    });
  });

  await section('neu', async ({step, picture}) => {
    await step(1, async () => {
      await menu.getByText('Seite', {exact: true}).click();
      await typo3.openPage('Sommer im Engadin');
    });
    await step(2, async () => {
      await typo3.openElements();
      const title = typo3.release === 12 ? 'Neues Inhaltselement erstellen' : 'Neuer Seiteninhalt';
      await expect(dialogue.getByText(title).first()).toBeVisible();
    });
    await typo3.narrowDialogue();
    await page.setViewportSize({width: 414, height: 700});
    await picture('fenster', {of: wizard, height: 400});
    await page.setViewportSize(windowSize);
    await step(3, () => typo3.chooseElement(typo3.textElement));
    await step(4, () => field('Überschrift').locator('input').first().fill('Velotouren'));
    await step(5, async () => {
      await typo3.save();
      await typo3.close();
      await expect(element('Velotouren')).toBeVisible();
    });
  });

  await section('verschieben', async ({step, picture}) => {
    await typo3.open('Seite');
    await step(1, async () => {
      await typo3.open('Seite');
      await typo3.openPage('Anreise');
      const from = (await header('Häufige Fragen zur Anreise').boundingBox())!;
      await page.mouse.move(from.x + 90, from.y + from.height / 2);
      await page.mouse.down();
      await page.mouse.move(from.x + 95, from.y - 20, {steps: 8});
      await expect(module.locator('[class*="dropzone"]').first()).toBeVisible();
    });
    await step(2, async () => {
      const to = (await module.locator('[class*="dropzone"]').first().boundingBox())!;
      await page.mouse.move(to.x + 90, to.y + to.height / 2, {steps: 12});
      await page.mouse.up();
      await settle();
      await expect(async () => {
        const [first, second] = await orderOf('Häufige Fragen zur Anreise', 'Mit dem Zug zu uns');
        expect(first).toBeLessThan(second!);
      }).toPass({timeout: 20_000});
    });
    await typo3.narrow();
    await picture('verschieben', {of: element('Häufige Fragen zur Anreise'), pad: 8, width: 390});
  });

  await section('kopieren', async ({step, picture}) => {
    await typo3.open('Seite');
    await step(1, async () => {
      await typo3.open('Seite');
      await typo3.openPage('Anreise');
    });
    await step(2, async ({see}) => {
      await header('Mit dem Zug zu uns').locator('.t3-page-ce-header-left button').first().click();
      await contextMenu.waitFor();
      await see();
      await picture('kontextmenue', {of: contextMenu, pad: 0});
      await contextMenu.getByText('Kopieren', {exact: true}).click();
      await settle();
    });
    await step(3, async () => {
      await nodeName('Restaurant').click();
      await expect(element('Engadiner Küche')).toBeVisible();
    });
    const pasteAfter = module.getByTitle('Nach diesem Datensatz einfügen').first();
    await pasteAfter.waitFor();
    await typo3.narrow();
    await picture('einfuegen', {
      of: [module.getByTitle('In diese Spalte einfügen').first(), newContent.first()],
      width: 390,
      pad: 16,
    });
    await step(4, async () => {
      await pasteAfter.click();
      await dialogue.waitFor();
    });
    await step(5, async () => {
      await dialogue.getByRole('button', {name: 'Einfügen', exact: true}).click();
      await expect(element('Mit dem Zug zu uns')).toBeVisible();
    });
    await page.setViewportSize(windowSize);
    await step(6, async () => {
      await typo3.edit('Mit dem Zug zu uns');
      await field('Überschrift').locator('input').first().fill('So finden Sie uns');
    });
    await step(7, async () => {
      await typo3.save();
      await typo3.close();
      await expect(element('So finden Sie uns')).toHaveClass(/hidden/);
    });
    await step(8, async () => {
      await toggle('So finden Sie uns').click();
      await settle();
      await expect(element('So finden Sie uns')).not.toHaveClass(/hidden/);
    });
  });

  await section('loeschen', async ({step, picture}) => {
    await typo3.open('Seite');
    await step(1, async () => {
      await typo3.open('Seite');
      await typo3.openPage('Restaurant');
      await header('Speisekarte').locator('.t3js-modal-trigger').first().click();
      await dialogue.waitFor();
    });
    await typo3.narrowDialogue();
    await picture('loeschen', {of: dialogue, pad: 8});
    await page.setViewportSize(windowSize);
    await step(2, async () => {
      await dialogue.getByText('Datensatz löschen(!)').click();
      await settle();
      await expect(module.locator('.t3-page-ce').filter({hasText: 'Speisekarte'})).toHaveCount(0);
    });
    if (typo3.release === 12) {
      // The switch stands below the elements, if one of them is hidden.
      await toggle('Engadiner Küche').click();
      await settle();
    } else {
      await button('Ansicht').click();
    }
    await expect(module.getByText('Verborgene Inhalte anzeigen')).toBeVisible();
  });

  if (typo3.release === 12) {
    return;
  }
  const oneLanguage = 'Die Beispielwebsite hat nur eine Sprache.';
  await section('uebersetzen', async ({skip}) => {
    for (let step = 1; step <= 15; step += 1) {
      skip(step, oneLanguage);
    }
  });
  await section('übersetzen-oder-kopieren', async ({skip}) => skip('Felder', oneLanguage));
});
