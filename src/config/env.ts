import {Joi} from '@docusaurus/utils-validation';
import type {Provider} from '@portal/common/components/useProvider';
import {valueDefinitions, variableOf, type Values} from './values';

/**
 * Reads the environment; no other module does. Every variable has a sample default. A malformed value stops the
 * build, and the message names the variable and the remedy.
 */

export interface Env {
  /** Origin of the published site, without path and trailing slash. */
  siteUrl: string;
  /** Base path with leading and trailing slash. */
  baseUrl: string;
  provider: Provider;
  /** What pages show with `<Value>`. */
  values: Values;
  announcement: {
    text: string;
    backgroundColor: string;
    textColor: string;
    isCloseable: boolean;
  } | null;
  /** Google Analytics measurement ID, e.g. G-ABC123; null switches analytics off. */
  gtagId: string | null;
  /** Whether readers must agree before analytics load. */
  analyticsConsent: boolean;
  /**
   * Address at which the sources are edited in the browser, to which the path of a page is appended. Null for none.
   */
  editUrl: string | null;
  /** Script of a feedback or annotation widget; null for none. */
  feedbackWidgetUrl: string | null;
  /** Whether browsers keep the manual that is being read, for places without a network. */
  offline: boolean;
  /** Whether compressed copies are written beside the files, for servers that do not compress by themselves. */
  precompress: boolean;
  /** Hosted search; null means the embedded engine answers. */
  algolia: {appId: string; apiKey: string} | null;
  /** Name of the search index. The panel also stores recent searches under this name. */
  searchIndexName: string;
}

type Source = Record<string, string | undefined>;

/**
 * Returns the rule of a variable. Messages say what is `expected`, and what the variable `has`. An empty text counts as
 * unset.
 */
const rule = (
  expected: string,
  test: (value: string) => boolean,
  has = 'the value "{#value}"',
): Joi.StringSchema =>
  Joi.string()
    .empty('')
    .custom((value: string, helpers) => (test(value) ? value : helpers.error('any.invalid')))
    .message(
      `Environment variable {#label} has ${has}, but should be ${expected}. Correct it or unset it to use the default.`,
    );

/**
 * Returns whether the browser accepts the value as an address. A semicolon would end its part of the content security
 * policy.
 */
const isAddress = (value: string): boolean =>
  URL.canParse(value) && /^https?:\/\/[^;\s]+$/.test(value);

const isIdentifier = (value: string) => /^[\w.-]+$/.test(value);
const identifier = 'letters, digits, dots, dashes and underscores only';

const text = rule('a non-empty text', (value) => value.trim().length > 0);
const url = rule(
  'an address that begins with https:// or http://, without spaces and semicolons',
  isAddress,
);
const port = rule(
  'a port number such as 993',
  (value) => /^\d{1,5}$/.test(value) && Number(value) > 0 && Number(value) < 2 ** 16,
);
const color = rule('a colour such as #0b5cad', (value) => /^#[\da-f]{6}$/i.test(value));
const flag = rule('true or false', (value) => ['true', 'false'].includes(value));
const kinds = {text, prose: text, url, port};

/** All variables and what they must be. */
const variables: Record<string, Joi.Schema> = {
  SITE_URL: rule(
    'an origin without path, for example https://handbuch.example.ch',
    (value) => isAddress(value) && new URL(value).href === `${new URL(value).origin}/`,
  ),
  // The value is written unchanged into the servers' configuration.
  BASE_URL: rule(
    'a path of letters without accents, digits, dots, dashes and underscores that begins and ends with a slash, for example / or /anleitungen/',
    (value) => /^\/(?:(?!\.{1,2}\/)[\w.~-]+\/)*$/.test(value),
  ),
  PROVIDER_COMPANY: text,
  PROVIDER_STREET: text,
  PROVIDER_CITY: text,
  // A single address only: mail links are made from it.
  PROVIDER_EMAIL: rule('an e-mail address such as support@example.ch', (value) =>
    /^[^@\s<>:;,?&]+@[^@\s<>:;,?&]+\.[^@\s<>:;,?&]+$/.test(value),
  ),
  PROVIDER_PHONE: rule('a phone number such as +41 81 000 00 00', (value) =>
    /^(?=.*\d)\+?[\d ()-]{6,}$/.test(value),
  ),
  PROVIDER_WEBSITE: url,
  ANNOUNCEMENT_TEXT: text,
  ANNOUNCEMENT_BACKGROUND: color,
  ANNOUNCEMENT_COLOR: color,
  ANNOUNCEMENT_CLOSEABLE: flag,
  // AW- measures advertisements, and the policy does not allow its hosts. GT- stands for several products, so readers
  // could not opt out: Google's script asks by measurement ID.
  GTAG_ID: rule('a measurement ID of Google Analytics such as G-ABC1234567', (value) =>
    /^G-[A-Z0-9]+$/.test(value),
  ),
  ANALYTICS_CONSENT: rule('required or none', (value) => ['required', 'none'].includes(value)),
  EDIT_URL: rule(
    'the address of the editor in the repository with a slash at the end, for example https://github.com/agency/manuals/edit/main/ or https://gitlab.com/agency/manuals/-/edit/main/',
    (value) => isAddress(value) && /^https:.*\/$/.test(value) && !/[?#]/.test(value),
  ),
  FEEDBACK_WIDGET_URL: Joi.when('SITE_URL', {
    is: Joi.string()
      .pattern(/^http:/)
      .required(),
    then: url,
    otherwise: rule(
      'an address that begins with https://, as SITE_URL does: browsers block other scripts there',
      (value) => isAddress(value) && value.startsWith('https:'),
    ),
  }),
  OFFLINE: flag,
  PRECOMPRESS: flag,
  ALGOLIA_APP_ID: rule(identifier, isIdentifier),
  ALGOLIA_API_KEY: rule(identifier, isIdentifier),
  // Logs store messages, so this one does not name the value.
  ALGOLIA_ADMIN_KEY: rule(identifier, isIdentifier, 'a value'),
  ALGOLIA_INDEX_NAME: rule(identifier, isIdentifier),
  ...Object.fromEntries(
    Object.entries(valueDefinitions).flatMap(([name, definition]) =>
      'kind' in definition ? [[variableOf(name), kinds[definition.kind]]] : [],
    ),
  ),
};

/** The names of all variables that the portal reads. */
export const variableNames: readonly string[] = Object.keys(variables);

const schema = Joi.object(variables);
const buildSchema = schema
  .and('ALGOLIA_APP_ID', 'ALGOLIA_API_KEY')
  .messages({
    'object.and':
      'Environment variable {#missing} is missing: the hosted search needs ALGOLIA_APP_ID and ALGOLIA_API_KEY. Set it as well, or unset the other one to let the portal answer searches itself.',
  });

/** Returns the variables that are set. Throws for the first malformed or missing one. */
function read(source: Source, all = schema): Source {
  const {value, error} = all.validate(source, {
    stripUnknown: true,
    errors: {label: 'key', wrap: {label: false, array: false}},
  });
  if (error) {
    // Joi's own error holds all variables, and logs store what it holds.
    throw new Error(error.message);
  }
  return value as Source;
}

/** What both the build and `npm run search:push` need: the origin of the site, and the index, by default its host. */
function readSite({SITE_URL = 'https://handbuch.example.ch', ALGOLIA_INDEX_NAME}: Source) {
  const {origin, host} = new URL(SITE_URL);
  return {siteUrl: origin, indexName: ALGOLIA_INDEX_NAME ?? host};
}

/** Settings of `npm run search:push`. The write key never reaches the build. */
export interface SearchPushEnv {
  /** Origin of the site that the built records must belong to. */
  siteUrl: string;
  appId: string | null;
  adminKey: string | null;
  indexName: string;
}

/** Reads the variables of `npm run search:push`; throws for a malformed one. */
export function parseSearchPushEnv(source: Source): SearchPushEnv {
  const found = read(source);
  const {ALGOLIA_APP_ID: appId = null, ALGOLIA_ADMIN_KEY: adminKey = null} = found;
  return {...readSite(found), appId, adminKey};
}

/**
 * Parses a map of environment variables (`process.env`) and returns typed settings. Throws for the first malformed
 * variable.
 */
export function parseEnv(source: Source): Env {
  const found = read(source, buildSchema);
  const {siteUrl, indexName} = readSite(found);
  // Recognizable sample values: example domain, invalid phone number.
  const provider = {
    company: found.PROVIDER_COMPANY ?? 'Muster Webagentur (Beispiel)',
    street: found.PROVIDER_STREET ?? 'Musterstrasse 1',
    city: found.PROVIDER_CITY ?? '7500 Musterort',
    email: found.PROVIDER_EMAIL ?? 'support@example.ch',
    phone: found.PROVIDER_PHONE ?? '+41 00 000 00 00',
    website: found.PROVIDER_WEBSITE ?? 'https://www.example.ch',
  };
  const values = Object.entries(valueDefinitions).map(([name, definition]) => [
    name,
    'provider' in definition
      ? provider[definition.provider]
      : (found[variableOf(name)] ?? definition.sample),
  ]);
  const {ANNOUNCEMENT_TEXT, ALGOLIA_APP_ID, ALGOLIA_API_KEY} = found;
  return {
    siteUrl,
    baseUrl: found.BASE_URL ?? '/',
    provider,
    values: Object.fromEntries(values) as Values,
    announcement: ANNOUNCEMENT_TEXT
      ? {
          text: ANNOUNCEMENT_TEXT,
          backgroundColor: found.ANNOUNCEMENT_BACKGROUND ?? '#0d5561',
          textColor: found.ANNOUNCEMENT_COLOR ?? '#ffffff',
          isCloseable: found.ANNOUNCEMENT_CLOSEABLE !== 'false',
        }
      : null,
    gtagId: found.GTAG_ID ?? null,
    analyticsConsent: found.ANALYTICS_CONSENT === 'required',
    editUrl: found.EDIT_URL ?? null,
    feedbackWidgetUrl: found.FEEDBACK_WIDGET_URL ?? null,
    offline: found.OFFLINE === 'true',
    precompress: found.PRECOMPRESS !== 'false',
    algolia:
      ALGOLIA_APP_ID && ALGOLIA_API_KEY ? {appId: ALGOLIA_APP_ID, apiKey: ALGOLIA_API_KEY} : null,
    searchIndexName: indexName,
  };
}
