import {expect} from '../../../../../lib/expect';
import {walk} from '../../../../../lib/walk';

export default walk<'aimeos'>(async ({aimeos, section}) => {
  const {module, field, tab} = aimeos;

  await section('bausteine', async ({picture}) => {
    await aimeos.edit('Produkte', 'AK');
    await aimeos.narrow(1000);
    const more = module.locator('.item-navbar').locator('.more, .less');
    await more.click();
    await picture('bausteine', {
      of: [module.locator('.item-navbar .nav-tabs'), more],
      pad: 4,
      width: 390,
      markers: [
        ...['Basisdaten', 'Varianten', 'Medien', 'Texte', 'Preise', 'Bestände', 'Kategorien'].map(
          tab,
        ),
        tab('Merkmale'),
        more,
      ],
    });
    await aimeos.widen();
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
