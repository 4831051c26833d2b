import {expect} from '../../../lib/expect';
import {walk} from '../../../lib/walk';
import {windowSize} from '../../../lib/windowSize';
import {elementForm} from '../../../typo3/elementForm';
import {textForm} from '../../../typo3/textForm';

export default walk<'typo3'>(async (tools) => {
  const {typo3, page, section} = tools;
  const {module, menu, dialogue, button, element, node, nodeName, contextMenu} = typo3;
  const form = elementForm(typo3, page);
  const {field, label} = form;
  const {narrow} = textForm(tools);
  const treeMenu = page.locator('.context-menu').filter({visible: true}).last();
  const header = (heading: string) => element(heading).locator('.t3-page-ce-header').first();
  const groups = () => field('Zugriffsrechte für Benutzergruppen');
  const workspace =
    typo3.release === 12
      ? typo3.inBar('Arbeitsumgebung')
      : page.getByRole('button', {name: /^Arbeitsumgebung/}).first();
  const visibility = typo3.release === 12 ? 'Sichtbar' : 'Sichtbarkeit des Inhaltselements';

  /** Opens an address of the website as a guest, in a private window. */
  const asGuest = async (
    path: string,
    check: (website: typeof page, status: number) => Promise<unknown>,
  ) => {
    const {origin} = new URL(page.url());
    const context = await page.context().browser()!.newContext();
    const website = await context.newPage();
    const response = await website.goto(`${origin}${path}`);
    await check(website, response!.status());
    await context.close();
  };
  const openAccess = async () => {
    await button('Seiteneigenschaften bearbeiten').click();
    await module.locator('.nav-tabs').first().waitFor();
    await typo3.settle();
    await typo3.tab('Zugriff');
  };
  const choose = async (of: typeof menu, name: string) => {
    await of.getByText(name, {exact: true}).click();
    await typo3.settle();
  };
  const openContextMenu = async (heading: string) => {
    await header(heading).locator('.t3-page-ce-header-left button').first().click();
    await contextMenu.waitFor();
  };

  await section('verbergen', async () => {
    await typo3.openPage('Anreise');
    await header('Mit dem Zug zu uns').getByTitle('Verbergen').click();
    await expect(element('Mit dem Zug zu uns')).toHaveClass(/hidden/);
    // Even who is logged in to the backend does not see a hidden element, but a hidden page.
    const website = await page.context().newPage();
    await website.goto('/anreise');
    await expect(website.getByText('Wo kann ich parkieren?').first()).toBeVisible();
    await expect(website.getByText('Mit dem Zug zu uns')).toBeHidden();
    expect((await website.goto('/ueber-uns/offene-stellen'))!.status()).toBe(200);
    await website.close();
    await asGuest('/ueber-uns/offene-stellen', async (_, status) => expect(status).toBe(404));
    await typo3.settle();
    await header('Mit dem Zug zu uns')
      .getByTitle('Sichtbar machen')
      .or(header('Mit dem Zug zu uns').getByTitle('Anzeigen'))
      .first()
      .click();
    await expect(element('Mit dem Zug zu uns')).not.toHaveClass(/hidden/);
    await nodeName('Impressum').click({button: 'right'});
    await treeMenu.waitFor();
    await choose(treeMenu, 'Deaktivieren');
    await asGuest('/impressum', async (_, status) => expect(status).toBe(404));
    await nodeName('Impressum').click({button: 'right'});
    await treeMenu.waitFor();
    await choose(treeMenu, 'Aktivieren');
    await asGuest('/impressum', async (_, status) => expect(status).toBe(200));
  });

  await section('zeit', async ({step, picture}) => {
    await typo3.openPage('Anreise');
    await openAccess();
    await narrow();
    await picture('zeit', {
      of: module.locator('.tab-pane.active'),
      pad: 0,
      markers: [
        // Two switches are side by side in 12.
        typo3.release === 12
          ? field('Seite sichtbar').locator('input[type=checkbox]')
          : label('Seite sichtbar'),
        label('Veröffentlichungsdatum'),
        label('Ablaufdatum'),
        label('Auf Unterseiten ausdehnen'),
        label('Zugriffsrechte für Benutzergruppen'),
      ],
    });
    await page.setViewportSize(windowSize);
    await step(1, async () => {
      await typo3.open('Seite');
      await typo3.openPage('Anreise');
    });
    await step(2, async () => {
      await typo3.edit('Mit dem Zug zu uns');
      await typo3.tab('Zugriff');
    });
    await step(3, async () => {
      await form.openCalendar('Veröffentlichungsdatum');
      await form.chooseDay('2027-05-21');
    });
    await step(4, () => form.setMidnight('Veröffentlichungsdatum', '2027-05-21'));
    await step(5, async () => {
      await form.openCalendar('Ablaufdatum');
      await form.chooseDay('2027-06-06');
    });
    await step(6, () => form.setMidnight('Ablaufdatum', '2027-06-06'));
    await step(7, () => expect(field(visibility).locator('input[type=checkbox]')).toBeChecked());
    await step(8, async () => {
      await typo3.save();
      await typo3.close();
      await expect(header('Mit dem Zug zu uns').locator('.icon-overlay-scheduled')).toBeVisible();
      await expect(element('Mit dem Zug zu uns')).toContainText('Start');
      await expect(element('Mit dem Zug zu uns')).toContainText('Stopp');
    });
    await typo3.narrow();
    await picture('uhr', {of: element('Mit dem Zug zu uns'), pad: 8});
    await step(9, () =>
      asGuest('/anreise', async (website) => {
        await expect(website.getByText('Wo kann ich parkieren?').first()).toBeVisible();
        await expect(website.getByText('Mit dem Zug zu uns')).toHaveCount(0);
      }),
    );
  });

  await section('abloesen', async ({step, picture}) => {
    const both = module.locator('.t3-page-ce').filter({hasText: 'Bergsommer'});
    await typo3.open('Seite');
    await step(1, async () => {
      await typo3.open('Seite');
      await typo3.openPage('Sommer im Engadin');
    });
    await step(2, async ({see}) => {
      await openContextMenu('Bergsommer');
      await see();
      await choose(contextMenu, 'Kopieren');
    });
    await step(3, async ({see}) => {
      await openContextMenu('Bergsommer');
      await see();
      await choose(contextMenu, 'Einfügen nach');
      await see();
      await dialogue.getByRole('button', {name: 'OK'}).click();
      await expect(element('Bergsommer (Kopie 1)')).toHaveClass(/hidden/);
    });
    await narrow();
    await picture('kopie', {of: [both.first(), both.last()], pad: 8});
    await page.setViewportSize(windowSize);
    await step(4, async () => {
      await typo3.edit('Bergsommer (Kopie 1)');
      await form.write('Überschrift', 'Bergsommer');
      await form.write('Text', 'Von Mai bis November führen Bergbahnen auf die Höhe.');
    });
    await step(5, async () => {
      await typo3.tab('Zugriff');
      await form.openCalendar('Veröffentlichungsdatum');
    });
    await step(6, () => form.chooseDay('2027-01-01'));
    await step(7, () => form.setMidnight('Veröffentlichungsdatum', '2027-01-01'));
    await step(8, async ({see}) => {
      await form.toggle(visibility);
      await see();
      await typo3.save();
      await typo3.close();
      await asGuest('/sommer-im-engadin', async (website) => {
        await expect(website.getByText('Von Juni bis Oktober').first()).toBeVisible();
        await expect(website.getByText('Von Mai bis November')).toHaveCount(0);
      });
    });
    await step(9, async ({see}) => {
      await typo3.edit(both.first());
      await typo3.tab('Zugriff');
      await see();
    });
    await step(10, async () => {
      await form.openCalendar('Ablaufdatum');
      await form.chooseDay('2027-01-01');
    });
    await step(11, () => form.setMidnight('Ablaufdatum', '2027-01-01'));
    await step(12, async () => {
      await typo3.save();
      await typo3.close();
      await expect(both.locator('.icon-overlay[class*="overlay-"]')).toHaveCount(2);
    });
  });

  await section('gruppen', async ({step, skip, picture}) => {
    await typo3.open('Seite');
    await step(1, async () => {
      await typo3.open('Seite');
      await typo3.openPage('Über uns');
    });
    await step(2, openAccess);
    await step(3, async () => {
      await groups()
        .locator('.t3js-formengine-select-itemstoselect option')
        .filter({hasText: 'Vorstand'})
        .click();
      await expect(groups().locator('select').first()).toContainText('Vorstand');
    });
    await narrow();
    await picture('gruppe', {of: groups(), pad: 12});
    await page.setViewportSize(windowSize);
    await step(4, () => form.toggle('Auf Unterseiten ausdehnen'));
    await step(5, () => typo3.save());
    await step(6, async () => {
      for (const path of ['/ueber-uns', '/ueber-uns/team']) {
        await asGuest(path, async (_, status) => expect(status).toBeGreaterThanOrEqual(400));
      }
    });
    skip(7, 'Die Beispielwebsite hat keine Anmeldung für Mitglieder.');
  });

  await section('arbeitsumgebung', async ({step, picture}) => {
    await typo3.openPage('Restaurant');
    await step(1, async ({see}) => {
      await workspace.click();
      await see();
      await choose(page.locator('.dropdown-menu.show'), 'Entwurf');
      await expect(page.locator('.scaffold-header')).toContainText('Entwurf');
    });
    await step(2, async () => {
      await typo3.edit('Engadiner Küche');
      await form.write('Überschrift', 'Engadiner Küche im Winter');
    });
    await step(3, async () => {
      await typo3.save();
      await typo3.close();
      await expect(
        node('Restaurant')
          .locator('[identifier="actions-dot"]')
          .or(page.locator('.node-bg.ver-versions'))
          .first(),
      ).toBeVisible();
    });
    await step(4, () =>
      typo3.showWebsite('Web-Seite anzeigen', async (preview) => {
        await expect(preview.getByText('Veröffentlichte Version').first()).toBeVisible();
        await expect(preview.getByText('Zielversion').first()).toBeVisible();
      }),
    );
    const change = module
      .locator('tbody tr')
      .filter({hasText: 'Engadiner Küche im Winter'})
      .first();
    await step(5, async () => {
      await menu.getByText('Arbeitsumgebungen', {exact: true}).click();
      await typo3.settle();
      await typo3.clickNode('Restaurant');
      await expect(change).toBeVisible();
      await expect(button('Seitenvorschaulinks erstellen')).toBeVisible();
    });
    const stage = module.locator('select[name="stage-action"]').first();
    await step(6, async () => {
      // The list may be drawn again meanwhile, without the tick.
      await expect(async () => {
        await change.locator('input[type=checkbox]').first().check();
        await expect(stage).toBeVisible({timeout: 5000});
      }).toPass({timeout: 30_000});
    });
    await typo3.narrow();
    await picture('arbeitsumgebung', {
      of: [typo3.release === 12 ? stage : module.locator('.workspace-actions'), change],
      ...(typo3.release === 12 && {pad: 4}),
      width: 390,
    });
    await page.setViewportSize(windowSize);
    await step(7, async () => {
      const ready = stage.locator('option').filter({hasText: 'Bereit zum Veröffentlichen'});
      await stage.selectOption((await ready.getAttribute('value'))!);
      await dialogue.locator('textarea').last().waitFor();
      await typo3.settle();
      await dialogue.locator('textarea').last().fill('Bitte prüfen und veröffentlichen.');
      await dialogue.getByRole('button', {name: 'OK'}).click();
      await expect(change).toContainText('Bereit zum Veröffentlichen');
    });
  });
});
