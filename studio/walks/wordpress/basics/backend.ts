import {expect} from '../../../lib/expect';
import {walk} from '../../../lib/walk';
import {unwatched} from '../../../lib/watch';
import {logInAsAdministrator} from '../../../wordpress/account';
import {blockMenu, classicMenu} from '../_menus';

export default walk<'wordpress'>(async (tools) => {
  const {wordpress, page, section} = tools;
  const {bar, button, canvas, menu, row, sidebar} = wordpress;
  const toolbar = page.locator('.block-editor-block-contextual-toolbar');
  const header = page.locator('.editor-header');
  const paragraph = (text: string) =>
    canvas.locator('[data-type="core/paragraph"]').filter({hasText: text});

  await section('bereiche', async ({picture}) => {
    await wordpress.open('index.php');
    await picture('bereiche', {
      window: {width: 1000, height: 640},
      of: [bar, page.locator('#wpbody')],
      pad: 0,
      height: 640,
      isLayout: true,
      markers: [
        bar.locator('#wp-admin-bar-site-name .ab-label, #wp-admin-bar-site-name > a').first(),
        bar.locator('#wp-admin-bar-new-content > a'),
        bar.locator('#wp-admin-bar-my-account > a'),
        menu.locator('#menu-pages'),
        page.locator('#show-settings-link'),
      ],
    });
    await bar.locator('#wp-admin-bar-my-account').hover();
    await bar.getByText('Abmelden').waitFor();
  });

  await section('seite-bearbeiten', async ({step, skip, picture}) => {
    await wordpress.open('index.php');
    await step(1, () => wordpress.edit('Seiten', 'Über uns'));
    await step(2, async () => {
      await paragraph('Dienstag').click();
      await page.keyboard.press('End');
      await page.keyboard.type(' Wir freuen uns auf Sie.');
      // The bar hides while someone types, until the mouse moves.
      await page.mouse.move(640, 500);
      await page.mouse.move(690, 540, {steps: 4});
      await expect(toolbar).toBeVisible();
    });
    await picture('editor', {of: [paragraph('Dienstag'), toolbar], pad: 10, width: 390});
    await step(3, () => wordpress.insert('Überschrift'));
    await page.keyboard.type('Anfahrt');
    await step(4, async () => {
      await header.getByRole('button', {name: 'Anzeigen', exact: true}).click();
      await page.getByRole('menuitemradio', {name: 'Mobil'}).click();
      await wordpress.settle();
      await page.getByRole('menuitemradio', {name: 'Desktop'}).click();
      await unwatched(() => page.keyboard.press('Escape'));
    });
    await step(5, async () => {
      await wordpress.save();
      await unwatched(() => page.goto('/ueber-uns/'));
      await expect(page.getByText('Wir freuen uns auf Sie.')).toBeVisible();
    });
    skip(6, 'Das Theme der Demo hat keine gemeinsamen Teile, die im Editor offen sind.');
  });

  await section('offline', async ({step}) => {
    const quick = page.locator('.inline-edit-row:visible');
    await wordpress.open('index.php');
    await step(1, async ({see}) => {
      await wordpress.choose('Seiten');
      await row('Winterpause').hover();
      await see();
      await row('Winterpause').locator('.editinline').click();
      await expect(quick).toBeVisible();
    });
    await step(2, async () => {
      await quick.locator('select[name="_status"]').selectOption({label: 'Entwurf'});
      await quick.getByRole('button', {name: 'Aktualisieren'}).click();
      await wordpress.settle();
      await expect(row('Winterpause')).toContainText('Entwurf');
    });
  });

  await section('wieder-zeigen', async ({step}) => {
    const quick = page.locator('.inline-edit-row:visible');
    await wordpress.open('index.php');
    await step(1, async ({see}) => {
      await wordpress.choose('Seiten');
      await row('Winterpause').hover();
      await row('Winterpause').locator('.editinline').click();
      await see();
      await quick.locator('select[name="_status"]').selectOption({label: 'Veröffentlicht'});
      await quick.getByRole('button', {name: 'Aktualisieren'}).click();
      await wordpress.settle();
      await expect(row('Winterpause').locator('.post-state')).toHaveCount(0);
    });
  });

  await section('link', async ({step, picture}) => {
    await wordpress.open('index.php');
    await step(1, async () => {
      await wordpress.edit('Seiten', 'Winterpause');
      await paragraph('November').click();
      await page.keyboard.press('End');
      await page.keyboard.press('Control+Shift+ArrowLeft');
    });
    await step(2, async () => {
      await page.mouse.move(640, 600);
      await toolbar.getByRole('button', {name: 'Link', exact: true}).click();
      await expect(page.getByPlaceholder('Suchen oder URL eingeben')).toBeVisible();
    });
    await step(3, async () => {
      await page.keyboard.type('Kontakt');
      const result = page.locator('.block-editor-link-control__search-item').first();
      await expect(result).toContainText('Kontakt');
      await wordpress.settle();
      await picture('link', {
        of: page.locator('.block-editor-link-control').last(),
        pad: 8,
        width: 390,
      });
      await result.click();
    });
    await step(4, async () => {
      await wordpress.save();
      await page.goto('/winterpause/');
      await page.locator('.entry-content a').first().click();
      await expect(page).toHaveURL(/kontakt/);
    });
  });

  await section('revisionen', async ({step}) => {
    await wordpress.open('index.php');
    await step(1, async () => {
      await wordpress.edit('Seiten', 'Über uns');
      await sidebar.getByRole('tab', {name: 'Seite'}).click();
    });
    await step(2, () => page.getByRole('button', {name: /Revisionen-Ansicht öffnen/}).click());
    const slider = page.getByRole('slider').first();
    await step(3, async () => {
      await slider.focus();
      await slider.press('Home');
    });
    await step(4, async () => {
      await button('Wiederherstellen').click();
      await wordpress.settle();
      await expect(header.getByRole('button', {name: 'Speichern'})).toBeDisabled();
      await expect(paragraph('Montag').first()).toBeVisible();
    });
  });

  await section('neue-seite', async ({step}) => {
    await wordpress.open('index.php');
    await step(1, async ({see}) => {
      await bar.locator('#wp-admin-bar-new-content > a').hover();
      await bar.locator('#wp-admin-bar-new-page a').waitFor();
      await see();
      await bar.locator('#wp-admin-bar-new-post a').click();
      await header.waitFor();
    });
    await step(2, async ({see}) => {
      await canvas.locator('.editor-post-title').click();
      await page.keyboard.type('Adventsmarkt auf dem Hof');
      await canvas
        .locator('.block-editor-default-block-appender, [data-type="core/paragraph"]')
        .first()
        .click();
      await page.keyboard.type('Am 5. Dezember von 10 bis 17 Uhr.');
      await see();
      await button('Entwurf speichern').click();
    });
    await step(
      3,
      async () => {
        await sidebar.getByRole('tab', {name: 'Beitrag'}).click();
        await sidebar.getByRole('button', {name: 'Kategorien'}).click();
        await sidebar.getByLabel('Neuigkeiten').check();
        await sidebar.getByRole('button', {name: 'Beitragsbild festlegen'}).click();
        await wordpress.takeFromLibrary('hofladen');
        await wordpress.library.getByRole('button', {name: 'Beitragsbild festlegen'}).click();
      },
      {'Beitragsbild festlegen': 'Nach der Wahl steht das Bild an dieser Stelle.'},
    );
    await step(4, async () => {
      await sidebar.getByRole('button', {name: /Datum ändern/}).click();
      await page.getByRole('button', {name: 'Nächsten Monat anzeigen'}).click();
      await page
        .locator('.components-datetime__date')
        .getByText('5', {exact: true})
        .first()
        .click();
      await expect(header.getByRole('button', {name: 'Planen', exact: true})).toBeVisible();
    });
    await step(5, async () => {
      await header.getByRole('button', {name: 'Planen', exact: true}).click();
      await page
        .locator('.editor-post-publish-panel')
        .getByRole('button', {name: 'Planen', exact: true})
        .click();
      await wordpress.settle();
      await expect(
        page.locator('.editor-post-publish-panel input[readonly]').first(),
      ).toBeVisible();
    });
  });

  await classicMenu(tools);

  await section('loeschen', async ({step}) => {
    await wordpress.open('index.php');
    await step(1, async () => {
      await wordpress.choose('Seiten');
      await row('Winterpause').hover();
    });
    await step(2, async ({see}) => {
      await row('Winterpause').hover();
      await row('Winterpause').locator('.submitdelete').click();
      await see();
      await page.getByRole('link', {name: 'Rückgängig machen'}).click();
      await wordpress.settle();
      await row('Winterpause').hover();
      await row('Winterpause').locator('.submitdelete').click();
    });
    await step(3, async () => {
      await page.goto('/ueber-uns/');
      await expect(page.locator('.entry-content a[href*="winterpause"]')).toHaveCount(0);
    });
  });

  await section('zurueckholen', async ({step}) => {
    await wordpress.open('index.php');
    await wordpress.choose('Seiten');
    const bin = page.locator('.subsubsub .trash a');
    if (!(await bin.isVisible())) {
      await row('Winterpause').hover();
      await row('Winterpause').locator('.submitdelete').click();
    }
    await wordpress.open('index.php');
    await step(1, async ({see}) => {
      await wordpress.choose('Seiten');
      await bin.click();
      await wordpress.settle();
      await row('Winterpause').hover();
      await see();
      await row('Winterpause').locator('.untrash a').click();
      await wordpress.settle();
      await unwatched(() => wordpress.choose('Seiten'));
      await expect(row('Winterpause')).toContainText('Entwurf');
    });
  });

  await section('kommentare', async ({step, picture}) => {
    await wordpress.open('index.php');
    await step(1, async ({see}) => {
      await wordpress.choose('Kommentare');
      await see();
      await page.locator('.subsubsub .moderated a').click();
    });
    await wordpress.narrow();
    await unwatched(() => row('Nina Weidacher').locator('.toggle-row').click());
    await picture('kommentare', {of: row('Nina Weidacher'), pad: 4, width: 390});
    await wordpress.widen();
    await step(2, async ({see}) => {
      await row('Nina Weidacher').hover();
      await see();
      await row('Nina Weidacher').locator('.approve a').click();
      await wordpress.settle();
      await expect(row('Nina Weidacher')).toHaveCount(0);
    });
    await step(3, async ({see}) => {
      await row('Bestpreis').hover();
      await see();
      await row('Bestpreis').locator('.spam a').click();
      await wordpress.settle();
      await expect(page.locator('#the-comment-list')).toContainText('als Spam markiert');
    });
  });

  await section('rollen', async () => {
    await logInAsAdministrator(page);
    await wordpress.open('user-new.php');
  });

  await blockMenu(tools);
});
