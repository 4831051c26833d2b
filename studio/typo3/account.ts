/** What walks need for an account: logging in and out, the mail for a forgotten password, the code of an app. */
import {createHmac} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {settle} from '../lib/settle';

/** Ends the session, as a browser does that forgets its cookies. Shows the log-in page. */
export async function logOut(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.goto('/typo3/');
  await page.locator('#t3-username').waitFor();
  await settle(page);
}

/** Logs in from the log-in page. Does not wait for the backend, as a second factor may come first. */
export async function logIn(page: Page, user: string, password: string): Promise<void> {
  // The script that sends the password must have been loaded.
  await settle(page);
  await page.locator('#t3-username').fill(user);
  await page.locator('#t3-password').fill(password);
  await page.getByRole('button', {name: 'Anmeldung'}).click();
  await page.locator('#t3-username').waitFor({state: 'detached'});
  await settle(page);
}

/** Returns the newest link for a new password in a mailbox. */
export function resetLink(file: string): string {
  const mails = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const plain = mails
    .replaceAll(/=\r?\n/g, '')
    .replaceAll('=3D', '=')
    .replaceAll('&amp;', '&');
  const link = plain.match(/https?:\/\/[^\s"<]*\/password-reset\/validate[^\s"<]*/g)?.at(-1);
  if (!link) {
    throw new Error(`${file} has no mail with a link for a new password.`);
  }
  return link;
}

/** Returns the code of six digits that an app shows for a secret (RFC 6238). */
export function oneTimeCode(secret: string, time = Date.now()): string {
  const bits = [...secret.replaceAll(/[\s=]/g, '').toUpperCase()]
    .map((letter) =>
      'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
    )
    .join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(time / 30_000)));
  const hash = createHmac('sha1', key).update(counter).digest();
  const offset = hash.at(-1)! & 15;
  return String((hash.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}
