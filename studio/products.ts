/** The products that walks know: which pages describe them, and where an installation is found. */
import type {Page} from '@playwright/test';
import {sectionOf} from '@portal/content/source/sections';
import {openAimeos} from './aimeos/shop';
import {commonKinds} from './lib/kinds';
import type {Access, Kind, Opened} from './lib/product';
import type {Account} from './lib/signIn';
import {openRoundcube} from './roundcube/webmail';
import {openTypo3} from './typo3/backend';
import {openTypo3Of12} from './typo3/backend12';
import {openWooCommerce, openWordPress} from './wordpress/backend';

export interface Product {
  /** Its name on the page: «TYPO3 13.4» comes from this and the version. */
  name: string;
  /** Folder of the pages. */
  folder: string;
  /** The folder whose walks its pages share, unless a page has its own. */
  walksOf?: string;
  /** The major version that its pages are about. */
  major?: number;
  /** Beginning of the names of the environment variables. */
  prefix: string;
  /** Set for a product that the studio knows by recordings only. */
  isRecorded?: true;
  open: (page: Page, access: Access) => Promise<Opened>;
}

/** The first product whose folder contains a page is the one that the page describes. */
export const products: readonly Product[] = [
  {name: 'TYPO3', folder: 'typo3', major: 13, prefix: 'TYPO3_13', open: openTypo3},
  {
    name: 'TYPO3 12.4 mit Aimeos',
    folder: 'typo3_versioned_docs/version-12.0/erweiterungen/aimeos',
    major: 24,
    prefix: 'AIMEOS',
    open: openAimeos,
  },
  {
    name: 'TYPO3',
    folder: 'typo3_versioned_docs/version-12.0',
    major: 12,
    prefix: 'TYPO3_12',
    walksOf: 'typo3',
    open: openTypo3Of12,
  },
  {name: 'Roundcube', folder: 'email', major: 1, prefix: 'ROUNDCUBE', open: openRoundcube},
  {
    name: 'WooCommerce',
    folder: 'wordpress/woocommerce',
    major: 11,
    prefix: 'WORDPRESS',
    open: openWooCommerce,
  },
  {name: 'WordPress', folder: 'wordpress', major: 7, prefix: 'WORDPRESS', open: openWordPress},
];

/** What readers know without a name in a product of recordings. */
const recordedKinds: readonly Kind[] = [
  ...commonKinds,
  ['button, a, summary, [role="button"]', /Symbol/],
];

/** Returns the product that a page describes: one of the table, or what the environment gives the address of. */
export function productOf(page: string): Product {
  const known = products.find(({folder}) => page.startsWith(`${folder}/`));
  const {folder, label} = sectionOf(page);
  return (
    known ?? {
      name: label,
      folder,
      prefix: folder.toUpperCase().replaceAll(/[^A-Z\d]+/g, '_'),
      isRecorded: true,
      open: async (window, {url}) => {
        await window.goto(url);
        return {version: '', kinds: recordedKinds};
      },
    }
  );
}

/** Reads the access to a product. Throws an error that says which variables to set. */
export function readAccess({name, folder, prefix, isRecorded}: Product, env = process.env): Access {
  const read = (suffix: string) => env[`${prefix}_${suffix}`];
  const needed = isRecorded ? ['URL'] : ['URL', 'USER', 'PASSWORD'];
  const missing = needed.filter((suffix) => !read(suffix));
  if (missing.length > 0) {
    throw new Error(
      `The walks of «${folder}» need an installation of ${name}. Set ${missing.map((suffix) => `${prefix}_${suffix}`).join(', ')}; studio/README.md says how.`,
    );
  }
  return {
    url: read('URL')!.replace(/\/$/, ''),
    user: read('USER') ?? '',
    password: read('PASSWORD') ?? '',
    reset: read('RESET'),
    inUse: read('IN_USE'),
    mailbox: read('MAILBOX'),
    jobs: read('JOBS'),
  };
}

/** Returns the account of a product, for the messages about a log-in. */
export const accountOf = ({name, prefix}: Product, {url, user}: Access): Account => ({
  product: name,
  url,
  user,
  variables: {url: `${prefix}_URL`, account: `${prefix}_USER and ${prefix}_PASSWORD`},
});

/** Throws an error if an installation has another major version than the pages are about: their records stay. */
export function checkVersion({name, folder, major}: Product, version: string): void {
  if (major !== undefined && !version.startsWith(`${major}.`)) {
    throw new Error(`The pages of «${folder}» are about ${name} ${major}, this is ${version}.`);
  }
}
