import {expect} from '../../../lib/expect';
import {walk} from '../../../lib/walk';
import {windowSize} from '../../../lib/windowSize';
import {logIn, logOut, oneTimeCode, resetLink} from '../../../typo3/account';

export default walk<'typo3'>(async ({typo3, access, page, section}) => {
  const {module, button, dialogue, userMenu} = typo3;
  const {mailbox} = access;
  const card = page.locator('.card-login, .typo3-login-card, .typo3-login-wrap').first();
  const name = page.locator('.toolbar-item-avatar, .toolbar-item-name').first();
  /** The password changes on the way, and the last change brings back the first one. */
  let password = access.password;
  let secret = '';

  const openSettings = async () => {
    await userMenu.click();
    await page.locator('.dropdown-menu.show').getByText('Benutzereinstellungen').click();
    await module.getByRole('heading', {name: 'Benutzereinstellungen'}).waitFor();
    await typo3.settle();
  };
  const confirmPassword = async () => {
    await dialogue.locator('input[type=password]').fill(password);
    await dialogue.getByRole('button', {name: 'Überprüfen'}).click();
    await dialogue.waitFor({state: 'detached'});
    await typo3.settle();
  };
  const provider = (title: string) =>
    module.locator('.card').filter({has: module.locator('.card-title', {hasText: title})});

  await section('anmelden', async ({step, picture}) => {
    await step(1, () => logOut(page));
    await step(2, async () => {
      await page.locator('#t3-username').fill(access.user);
      await page.locator('#t3-password').fill(password);
      await expect(page.getByRole('button', {name: 'Passwort ein-/ausblenden'})).toBeVisible();
    });
    await picture('anmelden', {
      of: card,
      markers: [
        page.locator('#t3-username'),
        page.locator('#t3-password'),
        page.getByRole('button', {name: 'Passwort ein-/ausblenden'}),
        page.getByRole('button', {name: 'Anmeldung'}),
        page.getByText('Passwort vergessen?'),
      ],
    });
    await step(3, async () => {
      await page.getByRole('button', {name: 'Anmeldung'}).click();
      await typo3.settle();
      await expect(name).toBeVisible();
    });
  });

  await section('passwort-vergessen', async ({step, skip, picture}) => {
    await logOut(page);
    await step(1, () => page.getByText('Passwort vergessen?').click());
    await step(2, () => page.locator('input[type=email]').fill('ladina.muster@example.ch'));
    await picture('passwort-vergessen', {of: card});
    await step(3, async () => {
      await page.getByRole('button', {name: 'Link zum Zurücksetzen zusenden'}).click();
      await typo3.settle();
      await expect(page.getByText(/wurde eine E-Mail an diese Adresse gesendet/)).toBeVisible();
    });
    if (!mailbox) {
      skip(4, 'Ohne Postfach (Umgebungsvariable MAILBOX) kommt der Link nicht an.');
      skip(5, 'Ohne den Link aus der E-Mail öffnet sich die Maske nicht.');
      return;
    }
    await step(4, async () => {
      await page.goto(resetLink(mailbox));
      await expect(page.locator('input[type=password]')).toHaveCount(2);
    });
    await picture('neues-passwort', {of: card});
    await step(5, async () => {
      password = 'Lärchenholz!2026';
      const inputs = page.locator('input[type=password]');
      await inputs.nth(0).fill(password);
      await inputs.nth(1).fill(password);
      await page.getByRole('button', {name: 'Setzen Sie Ihr Passwort jetzt zurück'}).click();
      await typo3.settle();
    });
    await logOut(page);
    await logIn(page, access.user, password);
    await expect(name).toBeVisible();
  });

  await section('passwort-aendern', async ({step, picture}) => {
    await logOut(page);
    await logIn(page, access.user, password);
    const inputs = module.locator('input[type=password]');
    const change = async (wanted: string) => {
      await inputs.nth(0).fill(wanted);
      await inputs.nth(1).fill(wanted);
    };
    await step(1, async () => {
      await openSettings();
      await typo3.tab('Account-Sicherheit');
    });
    await step(2, () => change('Arvenholz!2027'));
    await typo3.narrow();
    await picture('passwort-aendern', {
      of: [button('Speichern'), inputs.nth(1)],
      markers: [inputs.nth(0), inputs.nth(1), button('Speichern')],
    });
    await step(3, async () => {
      await typo3.save();
      await dialogue.waitFor();
    });
    await picture('passwort-bestaetigen', {of: dialogue, pad: 4});
    await step(4, async () => {
      await confirmPassword();
      password = 'Arvenholz!2027';
      await expect(module.getByText('Ihr Passwort wurde aktualisiert.')).toBeVisible();
    });
    await change('kurz');
    await typo3.save();
    await expect(module.getByText(/Das Passwort wurde NICHT aktualisiert/)).toBeVisible();
    await change(access.password);
    await typo3.save();
    await confirmPassword();
    await expect(module.getByText('Ihr Passwort wurde aktualisiert.')).toBeVisible();
    password = access.password;
  });

  await section('mfa', async ({step, skip, picture}) => {
    await page.setViewportSize(windowSize);
    skip(1, 'Eine App auf dem Mobiltelefon kann ein Skript nicht installieren.');
    await step(2, () => openSettings());
    await step(3, async ({see}) => {
      await typo3.tab('Account-Sicherheit');
      await see();
      await button('Multi-Faktor-Authentifizierung aktivieren').click();
    });
    await step(4, async ({see}) => {
      await see();
      await confirmPassword();
      await expect(provider('Zeitbasiertes Einmalkennwort')).toBeVisible();
    });
    await typo3.narrow();
    await picture('mfa', {
      of: [provider('Zeitbasiertes Einmalkennwort'), provider('Wiederherstellungscodes')],
      markers: [
        provider('Zeitbasiertes Einmalkennwort').getByText('Einrichten'),
        provider('Wiederherstellungscodes').getByText('Einrichten'),
      ],
    });
    await step(5, async () => {
      await provider('Zeitbasiertes Einmalkennwort').getByText('Einrichten').click();
      await typo3.settle();
      await expect(module.locator('#qr-code svg')).toBeVisible();
    });
    await step(6, async () => {
      secret = await module.locator('#secret').inputValue();
      expect(secret).toMatch(/^[A-Z2-7]{16,}$/);
    });
    await step(7, async () => {
      await module.locator('#totp').fill(oneTimeCode(secret));
      await typo3.save();
      await expect(
        provider('Zeitbasiertes Einmalkennwort').getByText('Aktiv', {exact: true}),
      ).toBeVisible();
    });
    await step(8, async () => {
      await provider('Wiederherstellungscodes').getByText('Einrichten').click();
      await typo3.settle();
      await expect(module.getByText(/^\s*\d{8}/).first()).toBeVisible();
    });
    await step(9, async () => {
      await typo3.save();
      await expect(
        provider('Wiederherstellungscodes').getByText('Aktiv', {exact: true}),
      ).toBeVisible();
    });
  });

  await section('mit-dem-code-anmelden', async ({step, picture}) => {
    await page.setViewportSize(windowSize);
    await logOut(page);
    await step(1, async () => {
      await logIn(page, access.user, password);
      await expect(page.locator('#totp, input[name=totp]')).toBeVisible();
    });
    await picture('code', {of: card});
    await step(2, () => page.locator('#totp, input[name=totp]').fill(oneTimeCode(secret)));
    await step(3, async () => {
      await page.getByRole('button', {name: 'Verifizieren'}).click();
      await typo3.settle();
      await expect(name).toBeVisible();
    });
  });
});
