/** What walks need for an account of WordPress: logging in and out, and the mail for a forgotten password. */
import {existsSync, readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {settle} from '../lib/settle';
import {signIn} from '../lib/signIn';

/** Ends the session, as a browser does that forgets its cookies. Shows the log-in page. */
export async function logOut(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.goto('/wp-login.php');
  await settle(page);
}

/** Logs in from the log-in page and shows the dashboard. */
export async function logIn(page: Page, user: string, password: string): Promise<void> {
  await page.locator('#user_login').fill(user);
  await page.locator('#user_pass').fill(password);
  await page.locator('#wp-submit').click();
  await page.locator('#wpadminbar').waitFor();
  await settle(page);
}

/** Logs in as an administrator, for what editors and shop managers may not do. */
export async function logInAsAdministrator(page: Page): Promise<void> {
  const {WORDPRESS_ADMIN_USER: user, WORDPRESS_ADMIN_PASSWORD: password} = process.env;
  if (!user || !password) {
    throw new Error(
      'Set WORDPRESS_ADMIN_USER and WORDPRESS_ADMIN_PASSWORD: studio/README.md says how.',
    );
  }
  const account = {
    product: 'WordPress',
    url: new URL(page.url()).origin,
    user,
    variables: {url: 'WORDPRESS_URL', account: 'WORDPRESS_ADMIN_USER and WORDPRESS_ADMIN_PASSWORD'},
  };
  await signIn(page, account, async () => {
    await logOut(page);
    await logIn(page, user, password);
  });
}

/** Returns the newest link for a new password in a mailbox. */
export function resetLink(file: string): string {
  const mails = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const plain = mails.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
  const link = plain.match(/https?:\/\/[^\s>]*action=rp[^\s>]*/g)?.at(-1);
  if (!link) {
    throw new Error(`${file} has no mail with a link for a new password.`);
  }
  return link;
}
