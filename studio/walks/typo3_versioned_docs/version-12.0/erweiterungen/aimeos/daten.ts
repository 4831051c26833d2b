import {expect} from '../../../../../lib/expect';
import {walk} from '../../../../../lib/walk';

export default walk<'aimeos'>(async ({aimeos, page, section}) => {
  const {module, field, tab} = aimeos;

  await section('bausteine', async ({picture}) => {
    await aimeos.edit('Produkte', 'AK');
    await page.setViewportSize({width: 390, height: 1000});
    await aimeos.narrow(1000);
    await picture('bausteine', {
      of: [module.locator('.item-navbar'), module.locator('.item-basic .separator').first()],
      pad: 4,
      width: 390,
      markers: [
        ...['Basisdaten', 'Varianten', 'Medien', 'Texte', 'Preise', 'Bestände'].map(tab),
        module.locator('.item-navbar .more'),
      ],
    });
    await aimeos.widen();
    await aimeos.openTab('Kategorien');
    await aimeos.openTab('Merkmale');
  });

  await section('gemeinsam', ({fields}) => fields(() => aimeos.open()));

  await section('typen', ({fields}) =>
    fields(async () => {
      await aimeos.list('Produkte');
      await aimeos.add();
      for (const type of ['Artikel', 'Auswahl', 'Bündel', 'Veranstaltung', 'Gruppe', 'Gutschein']) {
        await expect(field('Typ')).toContainText(type);
      }
      for (const status of ['Verfügbar', 'Versteckt', 'Deaktiviert', 'Zur Prüfung', 'Archiviert']) {
        await expect(field('Status')).toContainText(status);
      }
    }),
  );
});
