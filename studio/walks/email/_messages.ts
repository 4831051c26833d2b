import {expect} from '../../lib/expect';
import type {WalkTools} from '../../lib/walk';
import {unwatched} from '../../lib/watch';
import {windowSize} from '../../lib/windowSize';
import {logIn, logOut} from '../../roundcube/webmail';

/** Does the sections about logging in, reading and writing. */
export async function messageSections({
  roundcube,
  access,
  page,
  section,
}: WalkTools<'roundcube'>): Promise<void> {
  const {
    content,
    menu,
    folders,
    dialogue,
    folder,
    line,
    notice,
    button,
    contentButton,
    toolbar,
    popup,
    choose,
    plus,
    pane,
  } = roundcube;

  await section('anmelden', async ({step, picture}) => {
    const form = page.locator('#layout-content, #login-form').last();
    await step(1, () => logOut(page));
    await step(2, async ({see}) => {
      await page.locator('#rcmloginuser').fill(access.user);
      await page.locator('#rcmloginpwd').fill(access.password);
      await see();
      await page.setViewportSize({width: 414, height: 500});
      await roundcube.leaveField();
      await picture('anmelden', {
        of: form,
        markers: [
          page.locator('#rcmloginuser'),
          page.locator('#rcmloginpwd'),
          page.locator('#rcmloginsubmit'),
        ],
      });
      await page.setViewportSize(windowSize);
      await page.getByRole('button', {name: 'Login'}).click();
      await expect(page.locator('#messagelist')).toBeVisible();
    });
    await step(3, async () => {
      await menu.getByText('Abmelden').click();
      await notice('Sie haben die Sitzung erfolgreich beendet');
      await expect(page.locator('#rcmloginuser')).toBeVisible();
    });
    await logOut(page);
    await logIn(page, access.user, access.password);
  });

  await section('ueberblick', async ({picture}) => {
    await roundcube.open('mail');
    await page.setViewportSize({...windowSize, height: 560});
    await expect(line('Anfrage')).toBeVisible();
    await picture('posteingang', {
      of: [page.locator('#layout-menu'), page.locator('#layout-list')],
      pad: 0,
      isLayout: true,
      markers: [
        menu.getByText('Schreiben'),
        folder('Entwürfe'),
        line('gesperrt').locator('.subject a'),
        page.getByPlaceholder('Suche...').first(),
        folders.locator('#quotadisplay, .quota-widget').first(),
      ],
    });
    await page.locator('#layout-list .searchbar a.options').click();
    await expect(page.locator('#layout-list .searchoptions, #layout-list').last()).toContainText(
      'Alle Ordner',
    );
    await roundcube.openOnPhone('mail');
    await picture('mobil', {
      of: page.locator('#layout-list'),
      pad: 0,
      markers: [
        page.locator('#layout-list a.task-menu-button'),
        page.locator('#layout-list a.back-sidebar-button'),
        line('gesperrt').locator('.subject a'),
        page
          .locator(
            '#layout-list a.floating-action-buttons, a.compose.floating, .floating-action-buttons a',
          )
          .first(),
      ],
    });
    await line('Rückruf').click();
    await roundcube.settle();
    await expect(page.locator('#layout-content .footer').getByText('Antworten')).toBeVisible();
    await page.locator('#layout-content a.toolbar-menu-button').click();
    await expect(popup.getByText('Löschen', {exact: true})).toBeVisible();
    await expect(popup.getByText('Spam', {exact: true})).toBeVisible();
  });

  await section('lesen', async ({picture}) => {
    await roundcube.open('mail');
    await roundcube.openMessage('Anfrage Doppelzimmer');
    await roundcube.narrow(500);
    await picture('lesen', {
      of: pane,
      pad: 0,
      width: 386,
      height: 430,
      markers: [
        toolbar('Antworten'),
        toolbar('Allen antworten'),
        toolbar('Weiterleiten'),
        toolbar('Löschen'),
        content.locator('#attachment-list li').first(),
      ],
    });
    await expect(content.getByText('Familie Exempel').first()).toHaveAttribute('title', /@/);
    await content.locator('#attachment-list a.dropdown').click();
    await expect(content.getByText('Download', {exact: true})).toBeVisible();
  });

  await section('drucken', async ({picture}) => {
    await roundcube.open('mail');
    await roundcube.openMessage('Anfrage Doppelzimmer');
    await toolbar('Mehr').click();
    await expect(popup.getByText('Nachricht drucken')).toBeVisible();
    await picture('mehr', {of: [popup, toolbar('Mehr')], pad: 0});
    const file = page.waitForEvent('download');
    await choose('Exportieren');
    expect((await file).suggestedFilename()).toMatch(/\.eml$/);
    await roundcube.openOnPhone('mail');
    await line('Anfrage Doppelzimmer').click();
    await roundcube.settle();
    await page.locator('#layout-content a.toolbar-menu-button').click();
    await choose('Mehr');
    await expect(popup.getByText('Exportieren')).toBeVisible();
    await expect(popup.getByText('Nachricht drucken')).toBeHidden();
  });

  await section('schreiben', async ({step, picture}) => {
    await roundcube.open('mail');
    await step(1, async () => {
      await menu.getByText('Schreiben').click();
      await expect(page.locator('#composebody')).toBeVisible();
    });
    await step(2, async () => {
      await page
        .locator('#compose_to .recipient-input input, #compose_to input')
        .filter({visible: true})
        .first()
        .pressSequentially('beat.beispiel@langlaufclub.example');
      await page.keyboard.press('Enter');
      await expect(page.locator('#compose_to li.recipient')).toHaveCount(1);
      await page.locator('#compose_to a.add.recipient').click();
      await expect(dialogue).toContainText('Persönliches Adressbuch');
      await unwatched(() => dialogue.getByRole('button', {name: 'Abbrechen'}).click());
    });
    await step(3, async () => {
      await page.locator('#compose-subject').fill('Offerte Vereinsessen');
      await page
        .locator('#composebody')
        .fill(
          'Lieber Beat\n\nAnbei die Offerte für euer Vereinsessen.\n\nFreundliche Grüsse\nLadina',
        );
    });
    await step(4, async () => {
      const chooser = page.waitForEvent('filechooser');
      await toolbar('Anhängen').click();
      await (await chooser).setFiles('studio/demo/pictures/speisekarte-sommer.pdf');
      await roundcube.settle();
      await expect(page.locator('#attachment-list')).toContainText('speisekarte-sommer.pdf');
    });
    await roundcube.fit(620);
    await picture('schreiben', {
      of: pane,
      pad: 0,
      markers: [
        page.locator('#compose_to .recipient-input, #compose_to ul').first(),
        plus,
        toolbar('Anhängen'),
        toolbar('Speichern'),
        button('Senden'),
      ],
    });
    await page.setViewportSize(windowSize);
    await step(5, async ({see}) => {
      await button('Senden').click();
      await notice('Nachricht erfolgreich gesendet');
      await see();
    });
    // Roundcube goes back to the list by itself.
    await page.waitForURL((url) => !url.search.includes('compose'));
    await roundcube.openFolder('Gesendet');
    await expect(line('Offerte Vereinsessen')).toBeVisible();
    await roundcube.openFolder('Entwürfe');
    await line('Offerte Vereinsessen').dblclick();
    await expect(page.locator('#composebody')).toBeVisible();
    await expect(page.getByText('Empfangsbestätigung (MDN)').first()).toBeVisible();
    await roundcube.openOnPhone('mail');
    await page.goto('/?_task=mail&_mbox=Drafts');
    await line('Offerte Vereinsessen').click();
    await contentButton('Bearbeiten').click();
    await expect(page.locator('#composebody')).toBeVisible();
    await page.locator('#layout-content a.toolbar-menu-button').click();
    await choose('Optionen und Anhänge');
    await expect(page.getByText('Empfangsbestätigung (MDN)').first()).toBeVisible();
    await expect(button('Datei anfügen')).toBeVisible();
  });
}
