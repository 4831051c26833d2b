import type {Page} from '@playwright/test';
import {expect, it} from 'vitest';
import {accountOf, checkVersion, products} from '../products';
import {patience, signIn} from './signIn';

const account = accountOf(
  products.find(({name}) => name === 'Roundcube')!,
  {url: 'https://mail.example.ch', user: 'm.muster@example.ch', password: 'x'},
);

/** A page that shows a log-in page or something else, and says how patient it is at the end. */
function pageWith(isAsking: boolean) {
  const page = {
    patience: 0,
    setDefaultTimeout: (time: number) => (page.patience = time),
    locator: () => ({first: () => ({isVisible: async () => isAsking})}),
    title: async () => 'Hotel Alpenrose',
  };
  return page;
}

const timeout = Object.assign(new Error('locator.fill: Timeout 15000ms exceeded.\nCall log:'), {
  name: 'TimeoutError',
});
const refused = new Error(
  'page.goto: net::ERR_CONNECTION_REFUSED at https://mail.example.ch/\nCall',
);

it.each([
  [
    refused,
    false,
    /does not answer\. Correct ROUNDCUBE_URL \(page\.goto: net::ERR_CONN[^\n]*\)\.$/,
  ],
  [
    timeout,
    true,
    /does not let «m\.muster@example\.ch» in\. Correct ROUNDCUBE_USER and ROUNDCUBE_P/,
  ],
  [timeout, false, /shows no log-in page, but «Hotel Alpenrose»\. Correct ROUNDCUBE_URL/],
  [new Error('The shop does not say its version.'), false, /not as the walks need it.*its version/],
])(
  'names product, address and variable of %s (asks for a password: %s)',
  async (error, isAsking, words) => {
    const page = pageWith(isAsking);
    const failing = signIn(page as unknown as Page, account, () => Promise.reject(error));
    await expect(failing).rejects.toThrow(/^Roundcube at https:\/\/mail\.example\.ch /);
    await expect(failing).rejects.toThrow(words);
    expect(page.patience).toBe(patience);
  },
);

it('rejects an installation of another major version than the pages are about', () => {
  expect(() => checkVersion(products[0]!, '13.4.27')).not.toThrow();
  expect(() => checkVersion(products[0]!, '14.3.1')).toThrow('TYPO3 13, this is 14.3.1');
});
