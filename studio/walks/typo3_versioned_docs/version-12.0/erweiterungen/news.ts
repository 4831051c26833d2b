import {expect} from '../../../../lib/expect';
import {walk} from '../../../../lib/walk';
import {beyond} from '../../../../lib/watch';
import {windowSize} from '../../../../lib/windowSize';
import {elementForm} from '../../../../typo3/elementForm';
import {openSecondSite} from '../../../../typo3/secondSite';

export default walk<'typo3'>(async (tools) => {
  const {typo3, page, section} = tools;
  const {module, dialogue, dialogueModule, button, contextMenu, wizard} = typo3;
  const form = elementForm(typo3, page);
  const {field, entry} = form;
  const title = 'Neue Loipe bis zum Haus';
  const row = (name: string) => module.locator('tr[data-uid]').filter({hasText: name}).first();

  const openFolder = async () => {
    await typo3.open('Liste');
    await typo3.clickNode('News');
    await module.getByText('Schalter über die Festtage').first().waitFor();
    await typo3.settle();
  };

  const openForm = async (name: string) => {
    await row(name).getByText(name, {exact: true}).first().click();
    await module.locator('.nav-tabs').first().waitFor();
    await typo3.settle();
  };

  /** Looks at a page of the website. The titles are in their order. */
  const expectTitles = async (path: string, ...titles: (string | RegExp)[]) => {
    const website = await page.context().newPage();
    await website.goto(path);
    await expect(website.locator('.news .article h3')).toHaveText(titles);
    await website.close();
  };

  await openSecondSite(tools);

  await section('erfassen', async ({step, fields, picture}) => {
    await step(1, openFolder);
    await picture('ordner', {
      of: [typo3.node('Ferienhaus Arve'), typo3.node('News')],
      pad: 6,
      markers: [typo3.node('Aktuelles'), typo3.node('News')],
    });
    await typo3.narrow();
    await picture('liste', {
      of: [button('Neuen Datensatz erstellen'), row('Neue Betten in allen Wohnungen')],
      pad: 6,
      width: 390,
      markers: [
        button('Neuen Datensatz erstellen'),
        button('Datensatz erstellen'),
        row('Schalter über die Festtage').getByTitle('Datensatz bearbeiten').last(),
      ],
    });
    await step(2, async ({see}) => {
      await row('Neue Betten').getByTitle('Datensatz bearbeiten').last().click();
      await typo3.tab('Kategorien');
      await see();
      await typo3.close();
    });
    await step(3, async ({see}) => {
      await button('Neuen Datensatz erstellen').click();
      await module.getByText('Neuer Datensatz').first().waitFor();
      await see();
      await module.getByRole('link', {name: 'Artikel', exact: true}).click();
      await module.locator('.nav-tabs').first().waitFor();
    });
    await step(4, async () => {
      await form.write('Überschrift', title);
      await form.write('Teaser', 'Sie schnallen die Ski vor der Tür an.');
      await form.write('Text', 'Die Loipe führt seit dieser Woche am Haus vorbei.');
    });
    await step(5, async () => {
      await form.openCalendar('Datum & Zeit');
      await form.chooseDay('2026-11-26');
    });
    await step(6, () => form.setMidnight('Datum & Zeit', '2026-11-26'));
    await page.setViewportSize({...windowSize, height: 1500});
    await typo3.narrow();
    await picture('maske', {of: [form.label('Überschrift'), field('Archiv')], width: 390});
    await page.setViewportSize(windowSize);
    await step(7, async () => {
      await typo3.tab('Medien');
      await form.openFiles(undefined, 'Mediendatei hinzufügen');
    });
    await step(8, () => form.chooseFile('Landschaft', 'loipe.jpg'));
    await step(9, async ({see}) => {
      await form.write('Alternativer Text', 'Loipe am Waldrand', entry());
      await see();
      await form.choose('Zeige in Ansichten', 'In allen Ansichten anzeigen', entry());
    });
    await step(10, async () => {
      await typo3.tab('Kategorien');
      await form.tick('Kategorien', ['Zimmer']);
    });
    await step(11, async () => {
      await typo3.save();
      await typo3.close();
    });
    await step(12, () =>
      expectTitles('/arve/aktuelles', title, /Schalter/, /Loipe gespurt/, /Betten/),
    );
    await openForm(title);
    await fields(async ({see}) => {
      const places = {
        Allgemein: [
          'Überschrift',
          'Typ',
          'Top-Nachrichten',
          'Teaser',
          'Text',
          'Datum & Zeit',
          'Archiv',
          'Sprechende URL Pfadabschnitt',
        ],
        Medien: ['Zugehörige Dateien'],
        Kategorien: ['Kategorien'],
      };
      for (const [tab, labels] of Object.entries(places)) {
        await typo3.tab(tab);
        for (const label of labels) {
          await expect(form.label(label)).toBeVisible();
        }
        await see();
      }
    });
  });

  await section('anlass', async ({step}) => {
    await step(1, openFolder);
    await step(2, async () => {
      await button('Datensatz erstellen').click();
      await module.locator('.nav-tabs').first().waitFor();
      await form.write('Überschrift', 'Adventssingen');
    });
    await step(3, async ({see}) => {
      await form.toggle('Anlass');
      await see();
      await dialogue.getByRole('button', {name: 'OK'}).click();
      await dialogue.waitFor({state: 'hidden'});
      await typo3.settle();
      await expect(form.label('Ort')).toBeVisible();
      await expect(field('Überschrift').locator('input').first()).toHaveValue('Adventssingen');
    });
    await step(4, async () => {
      await form.openCalendar('Datum & Zeit');
      await form.chooseDay('2026-12-19');
    });
    await step(5, () => form.setMidnight('Datum & Zeit', '2026-12-19'));
    await step(6, async () => {
      await form.write('Ort', 'Dorfplatz');
      await form.write('Teaser', 'Singen Sie mit.');
      await typo3.tab('Kategorien');
      await form.tick('Kategorien', ['Umgebung']);
    });
    await step(7, async () => {
      await typo3.tab('Allgemein');
      await form.openCalendar('Archiv');
    });
    await step(8, async () => {
      await form.chooseDay('2026-12-20');
      await form.setMidnight('Archiv', '2026-12-20');
    });
    await step(9, async () => {
      await typo3.save();
      await typo3.close();
    });
    await step(10, () =>
      expectTitles('/arve/agenda', 'Fackelwanderung', 'Adventssingen', 'Neujahrskonzert'),
    );
  });

  await section('aendern', async ({step}) => {
    const name = 'Neue Betten in allen Wohnungen';
    await step(1, openFolder);
    await step(2, async () => {
      await openForm(name);
      await typo3.save();
      await typo3.close();
      await beyond('Das Kopieren erklärt der Absatz unter den Schritten.', async () => {
        // A similar message: the copy is hidden.
        await row(name).locator('[data-contextmenu-trigger]').first().click({button: 'right'});
        await contextMenu.getByText('Kopieren', {exact: true}).click();
        await typo3.settle();
        await row(name).locator('[data-contextmenu-trigger]').first().click({button: 'right'});
        await contextMenu.getByText('Einfügen nach', {exact: true}).click();
        await typo3.settle();
        await dialogue.getByRole('button', {name: 'OK'}).click();
        await dialogue.waitFor({state: 'hidden'});
        await typo3.settle();
        await expect(module.getByTitle('Datensatz sichtbar machen')).toHaveCount(1);
      });
    });
    await step(3, async () => {
      await row('Langlauf: erste Loipe').getByTitle('Datensatz verbergen').click();
      await typo3.settle();
      await row(name).getByTitle('Datensatz löschen(!)').click();
      await dialogue.getByRole('button', {name: 'Datensatz löschen(!)', exact: true}).click();
      await dialogue.waitFor({state: 'hidden'});
    });
    await step(4, () => expectTitles('/arve/aktuelles', title, /Schalter/));
  });

  await section('liste', async ({step, fields}) => {
    const choose = async (label: string, name: string) => {
      await field(label).locator('button, a').filter({hasText: 'Seite'}).first().click();
      await form.showPage(name);
      await dialogueModule
        .locator('.element-browser-main-content')
        .getByText(name, {exact: true})
        .first()
        .click();
      await dialogue.waitFor({state: 'hidden'});
      await typo3.settle();
    };
    await step(1, () => typo3.openPage('Preise'));
    await step(2, async ({see}) => {
      await typo3.openElements();
      await see();
      await wizard.locator('input[type=search]').fill('News');
      await wizard.getByText('News article list (incl. detail view)', {exact: true}).click();
      await module.locator('.nav-tabs').first().waitFor();
    });
    await step(3, () => typo3.tab('Plug-In:'));
    await step(4, async () => {
      await form.choose('Sortieren nach', 'Angegebenes Datum/Uhrzeit');
      await form.choose('Sortierung', 'absteigend');
      await form.choose(
        'Kategoriemodus',
        'Zeige Nachrichten mit den ausgewählten Kategorien (ODER)',
      );
      await form.tick('Kategorie-Auswahl', ['Zimmer']);
      await form.choose('Archiv', 'Nur aktive (nicht archiviert)');
    });
    await step(5, () => choose('Ausgangspunkt', 'News'));
    await step(6, async () => {
      await module.getByRole('tab', {name: 'Weitere Einstellungen', exact: true}).click();
      await typo3.settle();
      await form.write('Maximale Anzahl anzuzeigender Datensätze', '3');
      await choose('Seiten-ID für Einzelnachrichten-Ansicht', 'Meldung');
    });
    await step(7, async () => {
      await typo3.save();
      const website = await page.context().newPage();
      await website.goto('/arve/preise');
      await website.getByRole('link', {name: title}).first().click();
      await expect(website.getByText('Die Loipe führt seit dieser Woche')).toBeVisible();
      await website.close();
    });
    await fields(async ({see}) => {
      // Saving has opened the first tab.
      await typo3.tab('Plug-In:');
      for (const label of ['Sortieren nach', 'Sortierung', 'Kategorie-Auswahl', 'Ausgangspunkt']) {
        await expect(form.label(label)).toBeVisible();
      }
      await see();
      await module.getByRole('tab', {name: 'Weitere Einstellungen', exact: true}).click();
    });
  });

  await section('sprachen', async ({step}) => {
    await step(1, openFolder);
    await step(2, async () => {
      await module
        .locator('select')
        .filter({hasText: 'Neue Übersetzung dieser Seite erstellen'})
        .selectOption({label: 'Französisch'});
      await module.locator('.nav-tabs').first().waitFor();
      await typo3.settle();
      await typo3.save();
      await typo3.close();
    });
    await step(3, async () => {
      await openFolder();
      await row(title)
        .getByTitle(/Französisch|Übersetzung/)
        .last()
        .click();
      await module.locator('.nav-tabs').first().waitFor();
    });
    await step(4, async () => {
      await expect(field('Überschrift').locator('input').first()).toHaveValue(/^\[Translate to/);
      await form.write('Überschrift', 'Nouvelle piste');
    });
    await step(5, async () => {
      const address = field('Sprechende URL Pfadabschnitt');
      await address.getByTitle('Neuberechnen des URL-Segments aus dem Seitentitel').click();
      await typo3.settle();
      await expect(address.locator('input[name]')).toHaveValue('nouvelle-piste');
    });
    await step(6, async () => {
      await typo3.save();
      await typo3.close();
      await row('Nouvelle piste').getByTitle('Datensatz sichtbar machen').click();
    });
  });
});
