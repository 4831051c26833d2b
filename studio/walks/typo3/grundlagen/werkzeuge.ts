import {expect} from '../../../lib/expect';
import {walk} from '../../../lib/walk';
import {beyond} from '../../../lib/watch';
import {windowSize} from '../../../lib/windowSize';

export default walk<'typo3'>(async ({typo3, page, section}) => {
  const {module, button, dialogue, nodeName} = typo3;
  const share = module.locator('[title="Teilen"]').first();
  const {inBar: toolbar} = typo3;
  const search = page.locator('typo3-backend-live-search');
  const row = (title: string) => module.locator('tbody tr').filter({hasText: title}).first();

  const openList = async (title: string) => {
    await typo3.open('Liste');
    await typo3.expandTo(title);
    await nodeName(title).click();
    await module.getByRole('heading', {name: title}).first().waitFor();
    await typo3.settle();
  };
  const openHome = async () => {
    await typo3.open('Seite', 'id=1');
    await typo3.element('Saison').waitFor();
  };

  await section('leiste', async ({picture}) => {
    await typo3.openPage('Anreise');
    await share.click();
    await picture('leiste', {
      of: [toolbar('Lesezeichen'), typo3.userMenu, share, module.locator('.dropdown-menu.show')],
      pad: 10,
      markers: [
        toolbar('Lesezeichen'),
        toolbar('Suchen'),
        module.locator('[title="Cache dieser Seite löschen"]'),
        share,
      ],
    });
  });

  await section('suchen', async ({step, picture}) => {
    await typo3.openPage('Anreise');
    await step(1, async () => {
      await toolbar('Suchen').click();
      await expect(search).toBeVisible();
    });
    const hit = search.getByText('Bergsommer').first();
    await step(2, async () => {
      await search.locator('input[type=search]').fill('Bergsommer');
      await expect(hit).toBeVisible({timeout: 30_000});
    });
    await typo3.narrowDialogue();
    // The tip below the field is another one each time.
    await search.locator('.form-text').evaluate((tip) => tip.remove());
    await picture('suchen', {of: dialogue, pad: 4, height: 290});
    await step(3, async () => {
      await hit.click();
      await typo3.settle();
      await expect(search).toBeHidden();
    });
  });

  await section('lesezeichen', async ({step, picture}) => {
    await typo3.open('Seite');
    await step(1, () => typo3.openPage('Anreise'));
    await step(2, async ({see}) => {
      await share.click();
      await see();
      await module
        .getByText(
          typo3.release === 12
            ? 'Ein Lesezeichen für diese Seite erzeugen'
            : 'Lesezeichen für diesen Datensatz erstellen',
        )
        .click();
      await expect(page.getByText('Das Lesezeichen wurde gespeichert.')).toBeVisible();
    });
    await beyond('«Später»: Das Skript war unterdessen auf einer anderen Seite.', () =>
      typo3.openPage('Restaurant'),
    );
    await step(3, async () => {
      await toolbar('Lesezeichen').click();
      const entry = page.locator('.dropdown-menu.show').getByText('Seiteninhalt: Anreise [9]');
      await expect(entry).toBeVisible();
      await picture('lesezeichen', {
        of: [toolbar('Lesezeichen'), page.locator('.dropdown-menu.show')],
      });
      await entry.click();
      await module.getByRole('heading', {name: 'Anreise'}).first().waitFor();
    });
  });

  await section('verlauf', async ({step, picture}) => {
    const rollback = module.getByTitle(
      typo3.release === 12
        ? 'Rückgängig machen (Vorschau)'
        : 'Alle Änderungen auf diesen Stand zurücksetzen (Vorschau)',
    );
    await openHome();
    await step(1, async () => {
      await typo3.element('Saison').locator('[data-contextmenu-trigger]').first().click();
    });
    await step(2, async () => {
      await typo3.contextMenu.getByText('Verlauf/Rückgängig', {exact: true}).click();
      await typo3.settle();
      await expect(module.locator('tbody tr').first()).toContainText(
        typo3.release === 12 ? 'Ladina Muster' : 'bearbeitet',
      );
    });
    await step(3, () => expect(module.locator('ins').first()).toBeVisible());
    await typo3.narrow();
    if (typo3.release === 12) {
      await picture('verlauf', {
        of: [module.getByText('Unterelemente anzeigen'), module.locator('.table-fit').first()],
        height: 230,
        markers: [module.getByText('Unterelemente anzeigen'), rollback.first()],
      });
    } else {
      await module
        .locator('.table-fit')
        .first()
        .evaluate((table) => table.scrollTo(10_000, 0));
      await picture('verlauf', {
        of: [module.getByText('Unterelemente anzeigen'), module.locator('.table-fit').first()],
        height: 460,
        markers: [
          module.locator('#showSubElements'),
          module.locator('.diff').first(),
          rollback.first(),
        ],
      });
    }
    await step(4, async () => {
      await rollback.first().click();
      await typo3.settle();
      await expect(
        module
          .getByText(
            typo3.release === 12 ? 'Vorschau der Wiederherstellung' : 'Vorschau für Rollback',
          )
          .first(),
      ).toBeVisible();
    });
    await page.setViewportSize(windowSize);
    await typo3.narrow(620);
    await picture('vorschau', {
      of: [
        module.locator(typo3.release === 12 ? '.history-block' : '.diff-group').first(),
        module.getByText('Alle gezeigten Änderungen rückgängig machen'),
      ],
      width: 390,
      ...(typo3.release === 12 ? {pad: 6, height: 250} : {height: 480}),
    });
    await step(5, () => module.getByText('Einzelnen Eintrag rückgängig machen').first().click());
    await step(6, async () => {
      await typo3.open('Seite', 'id=1');
      await expect(module.getByText(/Sommer: 5\. Juni bis 17\. Oktober 2027/)).toBeVisible();
    });
  });

  await section('papierkorb', async ({step, picture}) => {
    await step(1, () => typo3.open('Papierkorb'));
    await step(2, async () => {
      await nodeName('Restaurant').click();
      await expect(row('Wildwochen 2025')).toBeVisible();
    });
    await step(3, () =>
      row('Wildwochen 2025').locator('input[type=checkbox]').check({force: true}),
    );
    await typo3.narrow();
    await picture('papierkorb', {
      of: [module.getByText('Tiefe', {exact: true}), row('Wildwochen 2025')],
      width: 390,
      markers: [
        module.locator('select[name="depth"]'),
        row('Wildwochen 2025').locator('input[type=checkbox]'),
        module.getByText(/Datensätze wiederherstellen/),
      ],
    });
    await step(4, async () => {
      await module
        .getByText(/Datensätze wiederherstellen/)
        .first()
        .click();
      await expect(dialogue).toBeVisible();
    });
    await step(5, () =>
      expect(dialogue.getByText('Inhalt und Unterseiten rekursiv wiederherstellen')).toBeVisible(),
    );
    await step(6, async () => {
      await dialogue.getByRole('button', {name: 'Wiederherstellen', exact: true}).click();
      await typo3.settle();
    });
    await typo3.openPage('Restaurant');
    await expect(typo3.element('Wildwochen 2025')).toBeVisible();
  });

  await section('cache', async ({step, picture}) => {
    await step(1, () => typo3.openPage('Restaurant'));
    await typo3.narrow();
    await picture('cache', {
      of:
        typo3.release === 12
          ? [button('Web-Seite anzeigen'), button('Seiteneigenschaften bearbeiten'), share]
          : [button('Web-Seite anzeigen'), button('Ansicht')],
      width: 390,
    });
    await step(2, async () => {
      await button('Cache dieser Seite löschen').click();
      await expect(page.getByText('Seitencache erfolgreich geleert').first()).toBeVisible();
    });
    await step(3, async () => {
      const site = await page.context().newPage();
      await site.goto('/restaurant');
      await site.reload();
      await expect(site.getByText('Capuns').first()).toBeVisible();
      await site.close();
    });
  });

  await section('zwischenablage', async ({step, picture}) => {
    const first = module.getByText('Zwischenablage #1 (Mehrfachauswahlmodus)').first();
    await step(1, () => openList('Anreise'));
    await step(2, async ({see}) => {
      await button('Ansicht').click();
      await expect(module.getByText('Zwischenablage anzeigen')).toBeVisible();
      await see();
      await button('Ansicht').click();
      await first.click();
    });
    await step(3, async ({see}) => {
      for (const title of ['Mit dem Zug zu uns', 'Häufige Fragen zur Anreise']) {
        await row(title).locator('input[type=checkbox]').check({force: true});
      }
      await see();
      await button('In die Zwischenablage übertragen').click();
      await expect(module.getByText('Element entfernen').first()).toBeVisible();
    });
    await picture('zwischenablage', {
      of: [
        module.getByText('Elemente kopieren').first(),
        module.getByText('Elemente verschieben').first(),
        module.getByText('Element entfernen').last(),
      ],
      pad: 4,
      markers: [
        module.getByText('Elemente kopieren').first(),
        module.getByText('Elemente verschieben').first(),
      ],
    });
    await step(4, () => module.getByText('Elemente kopieren').first().click());
    await step(5, async () => {
      await nodeName('Impressum').click();
      await module.getByRole('heading', {name: 'Impressum'}).first().waitFor();
      await typo3.settle();
    });
    await step(6, async ({see}) => {
      await button('Zwischenablageninhalt einfügen').click();
      await see();
      await dialogue.getByRole('button', {name: 'OK'}).click();
      await typo3.settle();
      await expect(row('Mit dem Zug zu uns')).toBeVisible();
    });
  });

  if (typo3.release === 12) {
    return;
  }
  await section('massenbearbeitung', async ({step, picture}) => {
    await step(1, () => openList('Anreise'));
    await step(2, async ({see}) => {
      await button('Spalten anzeigen').click();
      const endTime = dialogue.locator('input[value="endtime"]');
      await endTime.waitFor({state: 'attached'});
      await see();
      await endTime.check({force: true});
      await dialogue.getByRole('button', {name: 'Aktualisieren'}).click();
      await typo3.settle();
      await expect(module.locator('thead').getByText('Stopp').first()).toBeVisible();
    });
    await step(3, async () => {
      for (const title of ['Mit dem Zug zu uns', 'Häufige Fragen zur Anreise']) {
        await row(title).locator('input[type=checkbox]').check({force: true});
      }
      await typo3.narrow();
      await picture('spalten', {
        of: [button('Bearbeiten'), row('Häufige Fragen zur Anreise')],
        width: 390,
        markers: [button('Spalten bearbeiten')],
      });
      await button('Spalten bearbeiten').click();
      await expect(typo3.field('Ablaufdatum')).toBeVisible({timeout: 30_000});
    });
    await step(4, async () => {
      await typo3.field('Überschrift').locator('input').first().fill('Anreise mit dem Zug');
      await typo3.save();
      await typo3.close();
      await expect(row('Anreise mit dem Zug')).toBeVisible();
    });
  });
});
