import {drag} from '../../lib/drag';
import {expect} from '../../lib/expect';
import type {WalkTools} from '../../lib/walk';
import {unwatched} from '../../lib/watch';
import {windowSize} from '../../lib/windowSize';
import {expectMessage, inPrivateMailbox, privateUser, send} from '../../roundcube/webmail';

const noMailbox = 'Ohne zweites Postfach (ROUNDCUBE_PRIVATE_USER) kommt die Kopie nirgends an.';
const shop = 'Blumen Beispiel <aktion@blumen-beispiel.example>';

/** Does the sections that put a mailbox in order: folders, filters, spam. */
export async function orderSections({
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
    contentField,
    toolbar,
    popup,
    choose,
    folderMenu,
    pane,
  } = roundcube;

  await section('ordner', async ({step, picture}) => {
    await roundcube.open('mail');
    await step(1, async ({see}) => {
      await menu.getByText('Einstellungen').click();
      await see();
      await folders.getByText('Ordner', {exact: true}).click();
    });
    await step(2, async ({see}) => {
      await button('Erstellen').click();
      await roundcube.settle();
      await contentField('Ordnername').fill('Rechnungen');
      await see();
      await roundcube.fit(420);
      await picture('ordner', {
        of: pane,
        pad: 0,
        markers: [button('Erstellen'), contentField('Ordnername'), contentButton('Speichern')],
      });
      await contentButton('Speichern').click();
      await notice('Der Ordner wurde erfolgreich erstellt.');
      await expect(line('Rechnungen')).toBeVisible();
    });
    await step(3, async ({see}) => {
      await page.setViewportSize(windowSize);
      await menu.getByText('E-Mail').click();
      await see();
      await drag(page, line('Rechnung 4711').locator('.subject').first(), folder('Rechnungen'));
      await roundcube.settle();
      await roundcube.openFolder('Rechnungen');
      await expect(line('Rechnung 4711')).toBeVisible();
      await roundcube.openOnPhone('mail');
      await line('Protokoll').click();
      await roundcube.settle();
      await page.locator('#layout-content a.toolbar-menu-button').click();
      await see();
      await choose('Mehr');
      await see();
      await choose('Verschieben nach...');
      await choose('Rechnungen');
      await expect(line('Protokoll')).toBeHidden();
    });
  });

  await section('aufraeumen', async ({step, picture}) => {
    await roundcube.openOnPhone('mail');
    await page.locator('#layout-list a.back-sidebar-button').click();
    await expect(folder('Gelöscht')).toBeVisible();
    await roundcube.open('mail');
    const used = async () =>
      Number.parseInt(await folders.locator('.quota-widget').innerText(), 10);
    const before = await used();
    const confirm = async () => {
      await dialogue.getByRole('button', {name: 'Löschen'}).click();
      await notice('Ordner erfolgreich geleert.');
      await expect(page.locator('#messagelist tr.message')).toHaveCount(0);
    };
    await step(1, () => roundcube.openFolder('Gelöscht'));
    await step(2, async ({see}) => {
      await folderMenu.click();
      await see();
      await picture('leeren', {
        of: [folders.locator('.header'), popup, folder('Lieferanten')],
        pad: 0,
        markers: [folder('Gelöscht'), folderMenu, popup.getByText('Leeren')],
      });
      await choose('Leeren');
      await see();
      await confirm();
    });
    await step(3, async () => {
      await roundcube.openFolder('Spam');
      await folderMenu.click();
      await choose('Leeren');
      await confirm();
      await expect.poll(used).toBeLessThan(before);
    });
    await roundcube.openFolder('Posteingang');
    await toolbar('Optionen').click();
    await dialogue.locator('select[name=sort_col]').selectOption('Grösse');
    await dialogue.locator('select[name=sort_ord]').selectOption('absteigend');
    await dialogue.getByRole('button', {name: 'Speichern'}).click();
    await expect(page.locator('#messagelist tr.message').first()).toContainText('Anfrage');
    await toolbar('Auswählen').click();
    await choose('Auswahl');
    await expect(page.locator('#messagelist td.selection input').first()).toBeVisible();
  });

  await section('weiterleitung', async ({step, skip, picture}) => {
    const address = privateUser ?? 'rezeption@hotel-alpenrose.example';
    const scope = content.locator('select[name=_join]');
    const action = content.locator('select[name^=_action_type]').first();
    const target = content.locator('[name^=_action_target]').filter({visible: true}).first();
    const status = page.locator('[name=forward_status]');
    const isForwarded = 'Weiterleitungsdaten erfolgreich gespeichert.';
    await step(1, () => roundcube.openSettings('Weiterleitung'));
    await step(2, async () => {
      await expect(page.locator('[name=forward_action] option:checked')).toHaveText('Kopie an');
      await page.locator('#action_target').fill(address);
    });
    await step(3, async () => {
      await status.selectOption('Ein');
      await button('Speichern').click();
      await notice(isForwarded);
    });
    await unwatched(async () => {
      await status.selectOption('Aus');
      await button('Speichern').click();
      await notice(isForwarded);
    });
    await step('2.1', async ({see}) => {
      await roundcube.openSettings('Filter');
      await see();
      await button('Erstellen').click();
    });
    await step('2.2', async () => {
      await contentField('Filtername').fill('Kopie an private Adresse');
      await scope.selectOption('Für alle Nachrichten');
      await expect(content.getByText('Regeln', {exact: true})).toBeHidden();
    });
    await step('2.3', async () => {
      await action.selectOption('Sende Kopie an');
      await target.fill(address);
    });
    await roundcube.fit(420);
    await picture('weiterleitung', {
      of: pane,
      pad: 0,
      markers: [contentField('Filtername'), scope, action, target, contentButton('Speichern')],
    });
    await step('2.4', async () => {
      await contentButton('Speichern').click();
      await notice('Filter gespeichert');
    });
    if (privateUser) {
      await roundcube.open('mail');
      await step('2.5', async () => {
        await inPrivateMailbox(roundcube, access.password, async (other) => {
          await send(other, {
            to: access.user,
            subject: 'Kommt die Kopie an?',
            text: 'Guten Tag, eine Nachricht zur Probe.',
          });
          await other.open('mail');
          await expectMessage(other, 'Kommt die Kopie an?');
        });
      });
      await expectMessage(roundcube, 'Kommt die Kopie an?');
    } else {
      skip('2.5', noMailbox);
    }
    await roundcube.openSettings('Filter');
    await line('Kopie an private Adresse').click();
    await roundcube.settle();
    await content.getByText('Filter aktiviert').click();
    await contentButton('Speichern').click();
    await notice('Filter gespeichert');
  });

  await section('spam', async () => {
    await roundcube.open('mail');
    await roundcube.openMessage('Rückruf');
    await toolbar('Spam').click();
    await notice('Erfolgreich als Spam gemeldet');
    await roundcube.settle();
    await roundcube.openFolder('Spam');
    await roundcube.openMessage('Rückruf');
    await toolbar('Kein Spam').click();
    await notice('Erfolgreich als kein Spam gemeldet');
    await roundcube.settle();
    await roundcube.openFolder('Posteingang');
    await expect(line('Rückruf')).toBeVisible();
  });

  await section('sperren', async ({step, picture}) => {
    const wizard = page.frameLocator('.ui-dialog iframe').last();
    await roundcube.open('mail');
    await step(1, async ({see}) => {
      await roundcube.openMessage('Adventskränze');
      await toolbar('Mehr').click();
      await see();
      await choose('Filter erstellen');
      await expect(dialogue).toContainText('Neuer Filter');
    });
    const part = (name: string) => dialogue.locator('label').filter({hasText: name});
    await step(2, async ({see}) => {
      await part('Subject:').click();
      await part('To:').click();
      await see();
      await page.setViewportSize({...windowSize, width: 390, height: 360});
      await roundcube.leaveField();
      await picture('sperren', {of: dialogue, pad: 0});
      await page.setViewportSize(windowSize);
      await dialogue.getByRole('button', {name: 'Nächster Schritt'}).click();
    });
    await step(3, async () => {
      await wizard.locator('#_name, input[name=_name]').fill('Blumenwerbung');
      await expect(
        wizard.locator('select[name^=_action_type]').first().locator('option:checked'),
      ).toHaveText('Verschiebe Nachricht nach');
      await wizard.locator('select[name^=_action_mailbox]').first().selectOption('Spam');
    });
    await step(4, async () => {
      await dialogue.getByRole('button', {name: 'Speichern'}).click();
      await notice('Filter gespeichert');
    });
    if (privateUser) {
      await inPrivateMailbox(roundcube, access.password, (other) =>
        send(other, {
          from: shop,
          to: access.user,
          subject: 'Rosen zum halben Preis',
          text: 'Nur heute.',
        }),
      );
      await roundcube.open('mail');
      await roundcube.openFolder('Spam');
      await expectMessage(roundcube, 'Rosen zum halben Preis');
    }
    await roundcube.openSettings('Filter');
    await line('Blumenwerbung').click();
    await expect(content.getByText('Filter aktiviert')).toBeVisible();
  });

  await section('phishing', async ({step, skip, picture}) => {
    const link = content.getByRole('link', {name: 'Postfach bestätigen'});
    const sender = content.getByText('E-Mail-Support', {exact: true}).first();
    await roundcube.open('mail');
    await roundcube.openMessage('gesperrt');
    await roundcube.narrow(500);
    await picture('phishing', {
      of: pane,
      pad: 0,
      width: 386,
      height: 370,
      markers: [
        sender.locator('xpath=..'),
        content.getByText('Sehr geehrter Benutzer'),
        content.getByText(/heute um 18.00 Uhr/),
        link,
        toolbar('Spam'),
      ],
    });
    await step(1, () => expect(link).toBeVisible());
    await step(2, async ({see}) => {
      await sender.hover();
      await expect(sender).toHaveAttribute('title', /konto@postfach-hilfe/);
      await link.hover();
      await expect(link).toHaveAttribute('href', /postfach-bestaetigen/);
      await roundcube.openOnPhone('mail');
      await unwatched(() => line('gesperrt').click());
      await see();
      await contentButton('Kopfzeilen').click();
      await roundcube.settle();
      await picture('kopfzeilen', {of: dialogue, pad: 0, height: 260});
      await unwatched(() => dialogue.getByRole('button', {name: 'Schliessen'}).last().click());
    });
    skip(3, 'Ein Anruf liegt ausserhalb des Webmails.');
    skip(4, 'Die Meldung beim BACS ist eine fremde Website; eine erfundene Meldung wäre falsch.');
    await unwatched(async () => {
      await roundcube.open('mail');
      await roundcube.openMessage('gesperrt');
    });
    await step(5, async ({see}) => {
      await see();
      await toolbar('Spam').click();
      await notice('Erfolgreich als Spam gemeldet');
      await expect(line('gesperrt')).toBeHidden();
    });
  });
}
