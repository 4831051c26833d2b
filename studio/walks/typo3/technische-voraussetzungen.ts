import {expect} from '../../lib/expect';
import {walk} from '../../lib/walk';

export default walk<'typo3'>(async ({typo3, access, page, section}) => {
  const {module, button} = typo3;

  await section('browser', async ({step, skip, picture}) => {
    await typo3.openPage('Anreise');
    await picture('vorschau', {
      of: [button('Web-Seite anzeigen'), module.getByRole('heading', {name: 'Anreise'}).first()],
      width: 390,
      markers: [button('Web-Seite anzeigen')],
    });
    await step(1, async () => {
      const context = await page
        .context()
        .browser()!
        .newContext({baseURL: access.url, locale: 'de-CH', javaScriptEnabled: false});
      const other = await context.newPage();
      await other.goto('/typo3/');
      await expect(other.getByText(/Bitte aktivieren Sie JavaScript!/).first()).toBeVisible();
      await context.close();
    });
    await step(2, () =>
      typo3.showWebsite('Web-Seite anzeigen', (site) =>
        expect(site.getByText('Mit dem Zug zu uns')).toBeVisible(),
      ),
    );
    skip(3, 'Erweiterungen schaltet man im Browser aus, nicht in TYPO3.');
    skip(4, 'Die Herkunftsseite ist eine Einstellung des Browsers.');
    skip(5, 'Die Zoomstufe ist eine Einstellung des Browsers.');
  });

  await section('bilder', async ({skip}) => {
    skip('Felder', 'Die Tabelle nennt Richtwerte für Bilder, keine Felder von TYPO3.');
  });
});
