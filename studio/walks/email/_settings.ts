import sharp from 'sharp';
import {drag} from '../../lib/drag';
import {expect} from '../../lib/expect';
import type {WalkTools} from '../../lib/walk';
import {unwatched} from '../../lib/watch';
import {windowSize} from '../../lib/windowSize';

/** The logo of the hotel as a file of some kilobytes. */
const logo = () =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="300" height="80">
      <path d="M8 72 48 12l40 60z" fill="#2f6f4f"/><path d="M48 12 61 32l-8 8-5-6-7 8-5-5z" fill="#fff"/>
      <text x="104" y="54" font-family="sans-serif" font-size="28" fill="#2f6f4f">Hotel Alpenrose</text></svg>`),
  )
    .png()
    .toBuffer();

/** Does the sections about the account: signature, contacts, password, language. */
export async function settingsSections({
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
    field,
    contentField,
    toolbar,
    popup,
    choose,
    plus,
    folderMenu,
    pane,
  } = roundcube;

  const openSender = async () => {
    await roundcube.openSettings('Absender');
    await line('ladina.muster').click();
    await roundcube.settle();
  };

  await section('signatur', async ({picture}) => {
    await openSender();
    const text = content.locator('textarea').first();
    await text.fill(
      'Freundliche Grüsse\nLadina Muster\n\nHotel Alpenrose, Sils\nTelefon 081 555 01 23',
    );
    await roundcube.fit(860);
    await picture('signatur', {
      of: pane,
      pad: 0,
      markers: [
        contentField('Anzeigename'),
        content.locator('.editor-toolbar a'),
        text,
        contentButton('Speichern'),
      ],
    });
    await contentButton('Speichern').click();
    await notice('Erfolgreich gespeichert');
    await page.goto('/?_task=mail&_action=compose');
    await expect(page.locator('#composebody')).toHaveValue(/-- \nFreundliche Grüsse/);
  });

  await section('logo', async ({step, skip, picture}) => {
    skip(1, 'Verkleinert wird das Logo ausserhalb des Webmails.');
    await roundcube.open('mail');
    const window = content.locator('.tox-dialog');
    await step(2, () => openSender());
    await step(3, async () => {
      page.once('dialog', (question) => void question.accept());
      await content.locator('.editor-toolbar a').click();
      await content.locator('.tox-tbtn').first().waitFor();
      await unwatched(() =>
        content.frameLocator('.tox-edit-area iframe').locator('body').press('Control+End'),
      );
    });
    await step(4, async ({see}) => {
      await content.getByRole('button', {name: 'Mehr...'}).click();
      await see();
      await content.getByRole('button', {name: 'Bild einfügen/bearbeiten'}).click();
      await window.waitFor();
    });
    await step(5, async ({see}) => {
      await window.locator('.tox-browse-url').click();
      await see();
      const chooser = page.waitForEvent('filechooser');
      await content.getByText('Bild hinzufügen').click();
      const file = {name: 'logo.png', mimeType: 'image/png', buffer: await logo()};
      await (await chooser).setFiles(file);
      await content.getByText('logo.png').click();
    });
    await page.setViewportSize({...windowSize, height: 420});
    await roundcube.narrow();
    await picture('logo', {of: window, pad: 0});
    await step(6, async () => {
      await window.getByRole('button', {name: 'Speichern'}).click();
      await expect(content.frameLocator('.tox-edit-area iframe').locator('img')).toBeVisible();
      await contentButton('Speichern').click();
      await notice('Erfolgreich gespeichert');
    });
    await step(7, async () => {
      await roundcube.openSettings('Einstellungen');
      await line('Nachrichtenerstellung').click();
      await roundcube.settle();
    });
    await step(8, async ({see}) => {
      await contentField('HTML-Nachrichten verfassen').selectOption('immer');
      await see();
      await contentButton('Speichern').click();
      await notice('Erfolgreich gespeichert');
    });
    await page.goto('/?_task=mail&_action=compose');
    await expect(page.frameLocator('.tox-edit-area iframe').locator('img')).toBeVisible();
  });

  await section('kontakte', async ({picture}) => {
    await roundcube.open('addressbook');
    await button('Erstellen').click();
    await roundcube.settle();
    const email = content.getByPlaceholder('E-Mail').first();
    await contentField('Vorname').fill('Gian');
    await contentField('Nachname').fill('Exempel');
    await email.fill('gian.exempel@langlaufclub.example');
    await roundcube.fit(780);
    await picture('kontakt', {
      of: page.locator('#layout-content iframe'),
      pad: 0,
      markers: [contentField('Vorname'), email, contentButton('Speichern')],
    });
    await contentButton('Speichern').click();
    await notice('Erfolgreich gespeichert');
    await roundcube.open('addressbook');
    await expect(line('Gian Exempel')).toBeVisible();
    await toolbar('Importieren').click();
    await expect(dialogue).toContainText('Adressen importieren');
  });

  await section('gruppe', async ({step, picture}) => {
    await roundcube.open('mail');
    await step(1, async () => {
      await menu.getByText('Kontakte').click();
      await roundcube.openFolder('Persönliches Adressbuch');
    });
    await step(2, async ({see}) => {
      await folderMenu.click();
      await see();
      await picture('gruppe', {
        of: [folders.locator('.header'), popup],
        pad: 0,
        markers: [
          folder('Persönliches Adressbuch'),
          folderMenu,
          popup.getByText('Gruppe hinzufügen'),
        ],
      });
      await choose('Gruppe hinzufügen');
    });
    await step(3, async () => {
      await dialogue.locator('input').first().fill('Mitglieder');
      await dialogue.getByRole('button', {name: 'Speichern'}).click();
      await expect(folder('Mitglieder')).toBeVisible();
    });
    await step(4, async ({see}) => {
      await line('Beat Beispiel').click();
      await line('Cilgia Beispiel').click({modifiers: ['ControlOrMeta']});
      await unwatched(() => toolbar('Mehr').click());
      await see();
      await unwatched(() => page.keyboard.press('Escape'));
      await drag(page, line('Beat Beispiel').locator('td, .name').last(), folder('Mitglieder'));
      await roundcube.settle();
    });
    await unwatched(() => roundcube.openFolder('Mitglieder'));
    await expect(line('Cilgia Beispiel')).toBeVisible();
    await expect(line('Beat Beispiel')).toBeVisible();
    await step(5, async ({see}) => {
      await menu.getByText('E-Mail').click();
      await see();
      await menu.getByText('Schreiben').click();
      await roundcube.settle();
    });
    await step(6, async ({see}) => {
      await plus.click();
      await see();
      await choose('Blind-Kopie');
    });
    await step(7, async () => {
      const input = page.locator('#compose_bcc input').filter({visible: true}).first();
      await input.pressSequentially('Mitgl');
      await page.locator('#rcmKSearchpane li').filter({hasText: 'Mitglieder'}).click();
      await expect(page.locator('#compose_bcc li.recipient')).not.toHaveCount(0);
    });
    await roundcube.open('addressbook');
    await roundcube.openFolder('Mitglieder');
    await line('Beat Beispiel').click();
    await roundcube.settle();
    await toolbar('Mehr').click();
    await expect(popup.getByText('Aus Gruppe entfernen')).toBeVisible();
  });

  await section('passwort', async ({step, skip, picture}) => {
    const fields = page.locator('input[type=password]');
    const change = async (from: string, to: string) => {
      await fields.nth(0).fill(from);
      await fields.nth(1).fill(to);
      await fields.nth(2).fill(to);
    };
    await roundcube.open('mail');
    await step(1, async ({see}) => {
      await roundcube.openOnPhone('mail');
      await page.locator('#layout-list a.task-menu-button').click();
      await button('Einstellungen').click();
      await roundcube.settle();
      await see();
      await unwatched(() => roundcube.open('mail'));
      await roundcube.openSettings('Passwort');
    });
    await step(2, async () => {
      await change(access.password, 'Lärchenholz am Inn');
      await expect(page.getByText(/mindestens 12 Zeichen/)).toBeVisible();
    });
    await roundcube.fit(420);
    await picture('passwort', {
      of: pane,
      pad: 0,
      markers: [
        field('Aktuelles Passwort'),
        field('Neues Passwort'),
        field('Passwort Wiederholung'),
        button('Speichern'),
      ],
    });
    await step(3, async () => {
      await button('Speichern').click();
      await notice('Erfolgreich gespeichert');
    });
    skip(4, 'Andere Geräte hat ein Skript nicht.');
    await roundcube.openSettings('Passwort');
    await change('Lärchenholz am Inn', access.password);
    await button('Speichern').click();
    await notice('Erfolgreich gespeichert');
  });

  await section('sprache', async ({step, picture}) => {
    const language = content.locator('select[name=_language]');
    const openPreferences = async () => {
      await roundcube.openSettings('Einstellungen');
      await line('Benutzeroberfläche').click();
      await roundcube.settle();
    };
    await openPreferences();
    await language.selectOption('de_DE');
    await contentButton('Speichern').click();
    await expect(folders.getByText('Identitäten')).toBeVisible();
    await step(1, openPreferences);
    await step(2, async ({see}) => {
      await language.selectOption('German (Schweiz)');
      await see();
      await contentButton('Speichern').click();
      await expect(folders.getByText('Absender')).toBeVisible();
    });
    await openPreferences();
    await roundcube.fit(600);
    await picture('sprache', {of: pane, pad: 0, height: 330});
  });
}
