import {expect} from '../../../lib/expect';
import {walk} from '../../../lib/walk';
import {unwatched} from '../../../lib/watch';
import {logIn, logInAsAdministrator, logOut, resetLink} from '../../../wordpress/account';

export default walk<'wordpress'>(async ({wordpress, access, page, section}) => {
  const {mailbox} = access;
  const {button, row, bar} = wordpress;
  const form = page.locator('#login form').first();
  let password = access.password;

  await section('anmelden', async ({step, picture}) => {
    await step(1, () => logOut(page));
    await step(2, async () => {
      await page.locator('#user_login').fill(access.user);
      await page.locator('#user_pass').fill(password);
      await page.getByRole('button', {name: 'Passwort anzeigen'}).click();
      await expect(page.locator('#user_pass')).toHaveAttribute('type', 'text');
      await page.getByRole('button', {name: 'Passwort ausblenden'}).click();
    });
    await step(3, () => page.getByLabel('Angemeldet bleiben').check());
    await picture('anmelden', {
      of: [form, page.locator('#nav')],
      markers: [
        page.locator('#user_login'),
        page.locator('#user_pass'),
        page.locator('.forgetmenot'),
        page.locator('#wp-submit'),
        page.locator('#nav a'),
      ],
    });
    await step(4, async () => {
      await page.locator('#wp-submit').click();
      await wordpress.settle();
      await expect(wordpress.menu).toBeVisible();
      await expect(page.getByRole('heading', {name: 'Dashboard'})).toBeVisible();
    });
  });

  await section('passwort-vergessen', async ({step, skip, picture}) => {
    await logOut(page);
    await step(1, () => page.getByText('Passwort vergessen?').click());
    await step(2, async () => {
      await page.locator('#user_login').fill(access.user);
      await page.locator('#wp-submit').click();
      await wordpress.settle();
      await expect(page.getByText(/E-Mail/).first()).toBeVisible();
    });
    if (!mailbox) {
      skip(3, 'Ohne Postfach (WORDPRESS_MAILBOX) kommt der Link nicht an.');
      skip(4, 'Ohne den Link aus der E-Mail öffnet sich die Maske nicht.');
      return;
    }
    await step(3, async () => {
      await page.goto(resetLink(mailbox!));
      await wordpress.settle();
      await expect(page.locator('#pass1')).toHaveValue(/.{12}/);
    });
    await step(4, async () => {
      password = 'Arve+Gemse+26';
      await page.locator('#pass1').fill(password);
      await picture('neues-passwort', {of: form});
      await page.getByRole('button', {name: 'Passwort speichern'}).click();
      await wordpress.settle();
      await page.locator('#login').getByRole('link', {name: 'Anmelden'}).click();
      await logIn(page, access.user, password);
    });
  });

  await section('passwort-aendern', async ({step, picture}) => {
    await wordpress.open('index.php');
    await step(1, async () => {
      await bar.getByText('Ladina Muster').first().click();
      await expect(page.getByRole('heading', {name: 'Profil', exact: true})).toBeVisible();
    });
    await step(2, async () => {
      await button('Neues Passwort erstellen').click();
      await expect(page.locator('#pass1')).toHaveValue(/.{12}/);
      await page.locator('#pass1').fill('Arvenholz im Herbst 26');
    });
    await picture('passwort-aendern', {
      window: {},
      of: [
        page.getByRole('heading', {name: 'Kontoverwaltung'}),
        page.locator('.user-sessions-wrap'),
      ],
      pad: 8,
      width: 390,
    });
    await expect(button('Überall sonst abmelden')).toBeVisible();
    await step(3, async () => {
      await button('Profil aktualisieren').click();
      await wordpress.settle();
      await expect(page.getByText('Das Profil wurde aktualisiert.')).toBeVisible();
    });
  });

  await section('frage-wie-mache-ich-ein-backup-der-website', async () => {
    await wordpress.open('export.php');
    await bar.locator('#wp-admin-bar-my-account').hover();
    await bar.getByText('Abmelden').waitFor();
  });

  await section('zugang', async ({step, picture}) => {
    await logInAsAdministrator(page);
    await step(1, async ({see}) => {
      await wordpress.choose('Benutzer');
      await see();
      await button('Benutzer hinzufügen').click();
    });
    await step(2, async () => {
      await page.locator('#user_login').fill('seraina.tannegger');
      await page.locator('#email').fill('seraina.tannegger@example.ch');
      await expect(page.locator('#send_user_notification')).toBeChecked();
      await expect(page.locator('#pass1')).toHaveValue(/.{12}/);
    });
    await step(3, () => page.locator('#role').selectOption({label: 'Redakteur'}));
    await unwatched(() => page.locator('#pass1').fill('Murmeltier am Bergsee 3'));
    await picture('zugang', {
      window: {},
      of: [page.locator('#createusersub'), page.locator('.user-pass1-wrap')],
      pad: 4,
      width: 390,
    });
    await step(4, async () => {
      await page.locator('#createusersub').click();
      await wordpress.settle();
      await expect(row('seraina.tannegger')).toBeVisible();
    });
  });

  await section('zugang-loeschen', async ({step, picture}) => {
    await logInAsAdministrator(page);
    await step(1, async ({see}) => {
      await wordpress.choose('Benutzer');
      await row('gian.birkmoser').hover();
      await see();
      await wordpress.clickInRow('gian.birkmoser', 'Löschen');
    });
    await step(2, async () => {
      await page.locator('#delete_option1').check();
      await page.locator('#reassign_user').selectOption({label: 'Ladina Muster (ladina.muster)'});
    });
    await picture('zugang-loeschen', {
      window: {},
      of: [page.getByText('Was soll mit dem Inhalt'), button('Löschen bestätigen')],
      pad: 8,
      width: 390,
    });
    await step(3, async () => {
      await button('Löschen bestätigen').click();
      await wordpress.settle();
      await expect(row('gian.birkmoser')).toHaveCount(0);
    });
  });
});
