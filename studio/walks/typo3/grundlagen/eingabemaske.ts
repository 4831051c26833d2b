import {expect} from '../../../lib/expect';
import {walk} from '../../../lib/walk';
import {beyond} from '../../../lib/watch';
import {windowSize} from '../../../lib/windowSize';
import {elementForm} from '../../../typo3/elementForm';
import {linkSection} from '../_link';
import {textForm} from '../../../typo3/textForm';
import {wordSection} from '../_word';

export default walk<'typo3'>(async (tools) => {
  const {typo3, page, section} = tools;
  const {module, dialogue, button} = typo3;
  const form = elementForm(typo3, page);
  const {entry, field, label} = form;
  const {editor, bar, tool, balloon, narrow} = textForm(tools);
  const answer = (name: string) => dialogue.getByRole('button', {name, exact: true});

  const openForm = async () => {
    await typo3.openPage('Restaurant');
    await typo3.edit('Engadiner Küche');
  };
  /** A form where the tab of «Bilder» is called «Medien». */
  const openMedia = async () => {
    await typo3.openPage('Preise');
    await typo3.openElements();
    await typo3.chooseElement('Text & Medien');
  };
  const otherElement =
    'Der Reiter heisst je nach Element anders: Das Skript schaut in einem zweiten nach.';
  const openImages = async () => {
    await openForm();
    await typo3.tab('Bilder');
  };

  await section('bereiche', async ({picture}) => {
    await openForm();
    await narrow();
    await picture('maske', {
      of: [button('Schließen'), module.locator('.tab-content').first()],
      pad: 6,
      width: 390,
      height: 600,
      markers: [
        button('Speichern'),
        module.locator('.nav-tabs').first().getByText('Allgemein'),
        label('Typ'),
        label('Spalte'),
        label('Überschrift'),
      ],
    });
  });

  await section('schaltflaechen', async () => {
    await openForm();
    const heading = field('Überschrift').locator('input').first();
    await heading.fill('Engadiner Küche für alle');
    await button('Anzeigen').click();
    await expect(dialogue).toContainText('Speichern vor dem Anzeigen?');
    await answer('Abbrechen').click();
    await button('Schließen').click();
    await expect(dialogue).toContainText('Ohne Speichern schließen?');
    await answer('Nein, ich werde mit dem Bearbeiten fortfahren').click();
    await button('Löschen').click();
    await expect(answer('Datensatz löschen (!)')).toBeVisible();
    await answer('Abbrechen').click();
    if (typo3.release === 13) {
      await expect(module.getByTitle('Änderungsverlauf des Datensatzes anzeigen')).toBeVisible();
    }
    await (typo3.release === 12 ? button('Speichern').click() : heading.press('Control+S'));
    await expect(page.getByText('Datensatz gespeichert').first()).toBeVisible();
    await typo3.settle();
    await button('Neu').click();
    await expect(module.getByRole('heading', {name: /neu erstellen/})).toBeVisible();
    await typo3.settle();
    await expect(field('Typ').locator('select')).toHaveValue('textpic');
    await heading.fill('Nachspeisen');
    if (typo3.release === 12) {
      await typo3.save();
      await typo3.close();
    } else {
      await heading.press('Control+Shift+S');
    }
    await expect(typo3.element('Nachspeisen')).toBeVisible();
  });

  await section('reiter', async ({fields}) => {
    await typo3.openPage('Restaurant');
    await button('Seiteneigenschaften bearbeiten').click();
    await module.locator('.nav-tabs').first().waitFor();
    await typo3.settle();
    await form.write('Seitentitel', '');
    await button('Speichern').click();
    await expect(dialogue).toContainText('Mit einem Ausrufezeichen markierte Felder');
    await answer('OK').click();
    await expect(module.locator('.nav-item.has-validation-error')).toHaveText('Allgemein');
    await openForm();
    await fields(async () => {
      await typo3.openPage('Preise');
      await typo3.openElements();
      await typo3.chooseElement('Text & Medien');
    });
  });

  await section('text', async ({picture}) => {
    await openForm();
    await narrow();
    await picture('texteditor', {
      of: field('Text'),
      pad: 8,
      height: 270,
      markers: [
        bar.locator('.ck-heading-dropdown'),
        tool(/^Link/),
        tool('Formatierung entfernen'),
        tool(/^Rückgängig/),
        tool('Tabelle einfügen'),
      ],
    });
    await expect(tool(/^Soft-Hyphen/)).toBeVisible();
    await editor.click();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Control+Shift+Minus');
    await expect(editor.locator('.ck-softhyphen')).toHaveCount(1);
    await page.keyboard.press('Control+Z');
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Enter');
    await tool('Tabelle einfügen').click();
    await module.locator('.ck-insert-table-dropdown__grid button').nth(22).click();
    await expect(editor.locator('table tr')).toHaveCount(3);
    for (const text of ['Gericht', 'Preis', 'Dauer', 'Capuns', '24.00', '20 Minuten']) {
      await page.keyboard.insertText(text);
      await page.keyboard.press('Tab');
    }
    await editor.getByText('Gericht').click();
    await balloon.getByRole('button', {name: 'Spalte', exact: true}).click();
    await expect(module.getByText('Spalte löschen')).toBeVisible();
    await balloon.getByRole('button', {name: 'Zeile', exact: true}).click();
    await expect(module.getByText('Kopfzeile')).toBeVisible();
    await expect(module.getByText('Zeile unten einfügen')).toBeVisible();
    await picture('tabelle', {
      of: [label('Text'), bar, editor.locator('table'), module.getByText('Zeile auswählen')],
      width: 390,
    });
  });

  await wordSection(tools);

  await linkSection(tools);

  // Beside a longer title, 12 has no room for the symbols in a picture.
  const [file, alternative, width] =
    typo3.release === 12
      ? (['portraet.jpg', 'Ladina Muster am Empfang', 450] as const)
      : (['haus-sommer.jpg', 'Haus am See', undefined] as const);

  await section('bild', async ({step, picture}) => {
    await typo3.open('Seite');
    await step(1, async () => {
      await typo3.open('Seite');
      await typo3.openPage('Restaurant');
    });
    await step(2, async ({see}) => {
      await typo3.edit('Engadiner Küche');
      await typo3.tab('Bilder');
      await see();
      await beyond(otherElement, openMedia);
    });
    await step(3, async ({see}) => {
      await beyond(otherElement, async () => {
        await typo3.tab('Medien');
        await see();
        await openImages();
      });
      await form.addImage('Haus', file);
      await expect(entry(2)).toContainText(file);
    });
    await step(4, async () => {
      await expect(label('Alternativer Text', entry(2))).toBeVisible();
      await form.write('Alternativer Text', alternative, entry(2));
    });
    await narrow(width);
    await picture('bild', {of: [form.head(2), field('Alternativer Text', entry(2))], pad: 4});
    await page.setViewportSize(windowSize);
    await step(5, async () => {
      await typo3.save();
      await typo3.showWebsite('Anzeigen', (website) =>
        expect(website.locator(`img[alt="${alternative}"]`)).toBeVisible(),
      );
    });
    await typo3.tab('Bilder');
    // In a narrow form of 12, the handles are not below each other.
    await typo3.narrow(740);
    await form.moveUp(2);
    await expect(entry(1)).toContainText(file);
    await entry(1).locator('.t3js-editform-delete-file-reference').click();
    await expect(answer('Datensatz löschen (!)')).toBeVisible();
  });

  await section('zuschneiden', async ({step, picture}) => {
    const size = () => dialogue.getByText(/^\d+×\d+ px$/).innerText();
    /** Pulls a corner of the frame. */
    const pull = async (point: 'nw' | 'se', right: number, down: number) => {
      const corner = (await dialogue.locator(`.cropper-point.point-${point}`).boundingBox())!;
      await page.mouse.move(corner.x + corner.width / 2, corner.y + corner.height / 2);
      await page.mouse.down();
      await page.mouse.move(corner.x + right, corner.y + down, {steps: 10});
      await page.mouse.up();
    };
    let before = '';
    await typo3.open('Seite');
    await step(1, async () => {
      await typo3.open('Seite');
      await typo3.openPage('Restaurant');
    });
    await step(2, async ({see}) => {
      await beyond(otherElement, openMedia);
      await see();
      await beyond(otherElement, () => typo3.openPage('Restaurant'));
      await typo3.edit('Engadiner Küche');
      await typo3.tab('Bilder');
      await form.open(entry());
    });
    await step(3, async () => {
      await form.button('Editor öffnen').click();
      await expect(dialogue.locator('.cropper-crop-box')).toBeVisible();
    });
    await step(4, () => expect(dialogue.getByText('Standard', {exact: true})).toBeVisible());
    before = await size();
    await step(5, async () => {
      await dialogue.getByText('16:9', {exact: true}).click();
      await expect.poll(size).not.toBe(before);
      await dialogue.getByText('Frei', {exact: true}).click();
      before = await size();
    });
    await step(6, async () => {
      await pull('se', -180, -60);
      await expect.poll(size).not.toBe(before);
    });
    await typo3.narrowDialogue();
    await page.setViewportSize({width: 414, height: 720});
    await picture('zuschneiden', {
      of: dialogue,
      pad: 0,
      markers: [
        dialogue.locator('.cropper-crop-box'),
        dialogue.getByText('Standard', {exact: true}),
        dialogue.getByText('Seitenverhältnis'),
        answer('Zurücksetzen'),
        answer('Akzeptieren'),
      ],
    });
    await page.setViewportSize(windowSize);
    await step(7, async () => {
      before = await size();
      await answer('Akzeptieren').click();
      await dialogue.waitFor({state: 'hidden'});
      await typo3.save();
    });
    await step(8, () =>
      typo3.showWebsite('Anzeigen', async (website) => {
        const image = website.locator('img').first();
        await expect(image).toBeVisible();
        await website.setViewportSize({width: 390, height: 800});
        await expect.poll(async () => (await image.boundingBox())!.width).toBeLessThan(390);
      }),
    );
    await typo3.tab('Bilder');
    await form.open(entry());
    await form.button('Editor öffnen').click();
    await expect(dialogue.locator('.cropper-crop-box')).toBeVisible();
    await typo3.settle();
    const saved = await size();
    await pull('se', -100, -50);
    await expect.poll(size).not.toBe(saved);
    await answer('Zurücksetzen').click();
    await expect.poll(size).toBe(saved);
    await pull('nw', -400, -400);
    await pull('se', 600, 600);
    await expect.poll(size).toMatch(/^2000×13/);
  });
});
