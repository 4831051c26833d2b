import {expect} from '../../../lib/expect';
import {walk} from '../../../lib/walk';
import {windowSize} from '../../../lib/windowSize';
import {drag} from '../../../lib/drag';
import {addressSections} from './_addresses';
import {pageTree} from './_pageTree';

export default walk<'typo3'>(async (tools) => {
  const {typo3, page, section} = tools;
  const {module, tree, dialogue, button, field, node, settle, hiddenSign: isHidden} = typo3;
  const {
    contextMenu,
    command,
    symbol,
    titles,
    titleField,
    openMenu,
    chooseHere,
    choose,
    widenTree,
    typeTitle,
    openProperties,
    hide,
    box,
  } = pageTree(tools);

  await section('seitenbaum', async ({picture}) => {
    await typo3.openPage('Restaurant');
    await typo3.expandTo('Offene Stellen');
    await widenTree();
    await openMenu('Restaurant');
    await picture('seitenbaum', {
      of: [tree, contextMenu],
      pad: 0,
      width: 390,
      height: 704,
      markers: [
        symbol('Trennzeichen für Menü'),
        tree.locator('.search-input').first(),
        node('Hotel Alpenrose')
          .last()
          .locator(typo3.release === 12 ? '.node-name' : '.node-icon'),
        node('Offene Stellen').locator('.node-icon'),
        command('Anzeigen'),
      ],
    });
  });

  await section('seite-erstellen', async ({step, picture}) => {
    await typo3.openPage('Restaurant');
    await step(1, () => typo3.open('Seite'));
    await step(2, async () => {
      await drag(page, symbol('Standard'), node('Restaurant'), 'onto');
      await expect(titleField).toBeVisible();
    });
    await step(3, async () => {
      await typeTitle('Weinkeller');
      await expect(isHidden('Weinkeller').first()).toBeVisible();
    });
    await step(4, async () => {
      await typo3.nodeName('Weinkeller').click();
      await expect(module.getByRole('heading', {name: 'Weinkeller'}).first()).toBeVisible();
    });
    await step(5, async ({see}) => {
      await typo3.expandTo('Weinkeller');
      await widenTree();
      await openMenu('Weinkeller');
      await see();
      await picture('aktivieren', {
        of: [node('Restaurant'), contextMenu],
        pad: 0,
        width: 390,
        markers: [isHidden('Weinkeller').first(), command('Aktivieren')],
      });
      await command('Aktivieren').click();
      await expect(isHidden('Weinkeller')).toHaveCount(0);
    });
  });

  await section('verschieben', async ({step, picture}) => {
    await typo3.openPage('Restaurant');
    await step(1, async () => {
      await typo3.open('Seite');
      await drag(page, node('Anreise'), node('Winter im Engadin'), 'above');
      await dialogue.waitFor();
    });
    await typo3.narrowDialogue();
    await picture('verschieben', {of: dialogue, pad: 8});
    await page.setViewportSize(windowSize);
    await step(2, async () => {
      await dialogue.getByRole('button', {name: 'Dieses Objekt verschieben'}).click();
      await expect(async () => {
        const all = await titles();
        expect(all.indexOf('Anreise')).toBe(all.indexOf('Sommer im Engadin') + 1);
      }).toPass({timeout: 20_000});
    });
  });

  await section('kopieren', async ({step, picture}) => {
    await typo3.openPage('Restaurant');
    await step(1, async ({see}) => {
      await typo3.open('Seite');
      await openMenu('Winter im Engadin');
      await see();
      await command('Kopieren').click();
    });
    await step(2, async ({see}) => {
      await widenTree();
      await openMenu('Restaurant');
      await see();
      await picture('einfuegen', {
        of: [node('Restaurant'), contextMenu],
        pad: 0,
        width: 390,
        markers: [command('Einfügen nach'), command('Einfügen in')],
      });
      await command('Einfügen nach').click();
      await dialogue.waitFor();
      await see();
      await dialogue.getByRole('button', {name: 'OK', exact: true}).click();
      await expect(node('Winter im Engadin (Kopie 1)')).toBeVisible();
    });
    await page.setViewportSize(windowSize);
    await step(3, () => openProperties('Winter im Engadin (Kopie 1)'));
    await step(4, async () => {
      await field('Seitentitel').locator('input').first().fill('Herbst im Engadin');
      await module.locator('.t3js-form-field-slug-recreate').click();
      await settle();
      await typo3.save();
      await expect(node('Herbst im Engadin')).toBeVisible();
    });
    await step(5, async ({see}) => {
      await expect(isHidden('Herbst im Engadin').first()).toBeVisible();
      await openMenu('Herbst im Engadin');
      await see();
      await command('Aktivieren').click();
      await expect(isHidden('Herbst im Engadin')).toHaveCount(0);
    });
  });

  await section('loeschen', async ({step, skip, picture}) => {
    await typo3.openPage('Über uns');
    await step(1, async () => {
      await typo3.open('Seite');
      await openMenu('Über uns');
    });
    await step(2, async () => {
      await command('Deaktivieren').click();
      await expect(isHidden('Über uns').first()).toBeVisible();
    });
    await typo3.openPage('Anreise');
    await step('2.1', async () => {
      await typo3.open('Seite');
      await openProperties('Über uns');
    });
    await step('2.2', async () => {
      await typo3.tab('Zugriff');
      await box('Auf Unterseiten ausdehnen').check();
      await typo3.save();
    });
    await typo3.tab('Zugriff');
    await expect(box('Auf Unterseiten ausdehnen')).toBeChecked();
    await typo3.narrow();
    await picture('unterseiten', {
      of: [module.locator('.nav-tabs'), field('Auf Unterseiten ausdehnen')],
      width: 390,
    });
    skip('2.3', 'Was Gäste sehen, prüft die Redaktion auf der Website, ausserhalb von TYPO3.');
  });

  await section('wieder-zeigen', async ({step}) => {
    await hide('Zimmer & Preise');
    await step(1, async () => {
      await typo3.open('Seite');
      await openMenu('Zimmer & Preise');
      await command('Aktivieren').click();
      await expect(isHidden('Zimmer & Preise')).toHaveCount(0);
    });
    await step(2, () => openProperties('Zimmer & Preise'));
    await step(3, async () => {
      await typo3.tab('Zugriff');
      await box('Auf Unterseiten ausdehnen').uncheck();
      await typo3.save();
    });
    await typo3.tab('Zugriff');
    await expect(box('Auf Unterseiten ausdehnen')).not.toBeChecked();
  });

  await section('aus-dem-menue', async ({step}) => {
    await typo3.openPage('Zimmer & Preise');
    await step(1, async () => {
      await typo3.open('Seite');
      await openMenu('Winter im Engadin');
    });
    await step(2, () => chooseHere('Weitere Optionen...', 'In Menüs verbergen'));
  });

  await section('ins-menue', async ({step}) => {
    await typo3.openPage('Zimmer & Preise');
    await choose('Sommer im Engadin', 'Weitere Optionen...', 'In Menüs verbergen');
    await step(1, async () => {
      await typo3.open('Seite');
      await openMenu('Sommer im Engadin');
    });
    await step(2, () => chooseHere('Weitere Optionen...', 'Im Menü anzeigen'));
  });

  await section('seite-loeschen', async ({step, skip, picture}) => {
    await typo3.openPage('Restaurant');
    await step(1, async () => {
      await typo3.open('Seite');
      await choose('Zimmer & Preise', 'Löschen');
      await dialogue.waitFor();
    });
    skip(2, 'Auf diese Seite zeigt kein Link.');
    await typo3.narrowDialogue();
    await picture('loeschen', {of: dialogue, pad: 8});
    await page.setViewportSize(windowSize);
    await step(3, async () => {
      await dialogue.getByRole('button', {name: 'Datensatz löschen(!)', exact: true}).click();
      await expect(node('Familienzimmer')).toHaveCount(0);
    });
  });

  await section('eigenschaften', async ({step, fields, picture}) => {
    await typo3.open('Seite');
    await step(1, async () => {
      await typo3.open('Seite');
      await openProperties('Winter im Engadin');
    });
    await fields(async ({see}) => {
      await typo3.tab('SEO');
      await see();
      await typo3.tab('Allgemein');
    });
    await step(2, () =>
      field('Alternativer Navigationstitel').locator('input').first().fill('Winter'),
    );
    await typo3.narrow();
    await picture('eigenschaften', {
      of: [button('Speichern'), module.locator('.nav-tabs'), field('URL-Segment')],
      pad: 6,
      width: 390,
    });
    await step(3, async () => {
      await typo3.save();
      await typo3.close();
      await expect(module.locator('.t3-page-ce').first()).toBeVisible();
    });
  });

  await addressSections(tools);
});
