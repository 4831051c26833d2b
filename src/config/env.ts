import type {Provider} from '@portal/common/components/useProvider';
import {valueDefinitions, type ValueName, type Values} from './values';

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

/** Thrown for a malformed or missing variable. The message names it and says what it should be. */
export class EnvError extends Error {
  override name = 'EnvError';
}

interface Rule {
  test: (value: string) => boolean;
  expected: string;
  /** Keeps the value out of messages, because logs store them. */
  isSecret?: true;
}

/**
 * Returns whether the browser accepts the value as an address. A semicolon would end its part of the content security
 * policy.
 */
const isAddress = (value: string): boolean =>
  URL.canParse(value) && /^https?:\/\/[^;\s]+$/.test(value);

const text: Rule = {test: (value) => value.trim().length > 0, expected: 'a non-empty text'};

const identifier: Rule = {
  test: (value) => /^[\w.-]+$/.test(value),
  expected: 'letters, digits, dots, dashes and underscores only',
};

const rules = {
  text,
  prose: text,
  origin: {
    test: (value) => isAddress(value) && new URL(value).href === `${new URL(value).origin}/`,
    expected: 'an origin without path, for example https://handbuch.example.ch',
  },
  basePath: {
    // The value is written unchanged into the servers' configuration.
    test: (value) => /^\/(?:(?!\.{1,2}\/)[\w.~-]+\/)*$/.test(value),
    expected:
      'a path of letters without accents, digits, dots, dashes and underscores that begins and ends with a slash, for example / or /anleitungen/',
  },
  email: {
    // A single address only: mail links are made from it.
    test: (value) => /^[^@\s<>:;,?&]+@[^@\s<>:;,?&]+\.[^@\s<>:;,?&]+$/.test(value),
    expected: 'an e-mail address such as support@example.ch',
  },
  phone: {
    test: (value) => /^(?=.*\d)\+?[\d ()-]{6,}$/.test(value),
    expected: 'a phone number such as +41 81 000 00 00',
  },
  url: {
    test: isAddress,
    expected: 'an address that begins with https:// or http://, without spaces and semicolons',
  },
  editUrl: {
    test: (value) => isAddress(value) && /^https:.*\/$/.test(value) && !/[?#]/.test(value),
    expected:
      'the address of the editor in the repository with a slash at the end, for example https://github.com/agency/manuals/edit/main/ or https://gitlab.com/agency/manuals/-/edit/main/',
  },
  color: {
    test: (value) => /^#[\da-f]{6}$/i.test(value),
    expected: 'a colour such as #0b5cad',
  },
  flag: {
    test: (value) => value === 'true' || value === 'false',
    expected: 'true or false',
  },
  gtag: {
    // AW- measures advertisements, and the policy does not allow its hosts. GT- stands for several products, so
    // readers could not opt out: Google's script asks by measurement ID.
    test: (value) => /^G-[A-Z0-9]+$/.test(value),
    expected: 'a measurement ID of Google Analytics such as G-ABC1234567',
  },
  consent: {
    test: (value) => value === 'required' || value === 'none',
    expected: 'required or none',
  },
  port: {
    test: (value) => /^\d{1,5}$/.test(value) && Number(value) > 0 && Number(value) < 2 ** 16,
    expected: 'a port number such as 993',
  },
  identifier,
  secret: {...identifier, isSecret: true},
} satisfies Record<string, Rule>;

/** Reads one variable; an empty string counts as unset. */
function read(source: Source, name: string, rule: Rule): string | null;
function read(source: Source, name: string, rule: Rule, fallback: string): string;
function read(
  source: Source,
  name: string,
  rule: Rule,
  fallback: string | null = null,
): string | null {
  const value = source[name];
  if (value === undefined || value === '') {
    return fallback;
  }
  if (!rule.test(value)) {
    throw new EnvError(
      `Environment variable ${name} has ${rule.isSecret ? 'a value' : `the value "${value}"`}, but should be ${rule.expected}. Correct it or unset it to use the default.`,
    );
  }
  return value;
}

function readValues(source: Source, provider: Env['provider']): Values {
  const entries = Object.entries(valueDefinitions).map(([name, definition]) => [
    name,
    'provider' in definition
      ? provider[definition.provider]
      : read(source, definition.variable, rules[definition.kind], definition.sample),
  ]);
  return Object.fromEntries(entries) as Record<ValueName, string>;
}

function readAnnouncement(source: Source): Env['announcement'] {
  const text = read(source, 'ANNOUNCEMENT_TEXT', rules.text);
  // Also read when there is no text, so that a malformed value is found before the bar is needed.
  const look = {
    backgroundColor: read(source, 'ANNOUNCEMENT_BACKGROUND', rules.color, '#0d5561'),
    textColor: read(source, 'ANNOUNCEMENT_COLOR', rules.color, '#ffffff'),
    isCloseable: read(source, 'ANNOUNCEMENT_CLOSEABLE', rules.flag, 'true') === 'true',
  };
  return text === null ? null : {text, ...look};
}

function readSiteUrl(source: Source): string {
  return new URL(read(source, 'SITE_URL', rules.origin, 'https://handbuch.example.ch')).origin;
}

/** Returns the name of the index, by default the host of the site. */
function readIndexName(source: Source, siteUrl: string): string {
  return read(source, 'ALGOLIA_INDEX_NAME', rules.identifier, new URL(siteUrl).host);
}

function readAlgolia(source: Source): Env['algolia'] {
  const appId = read(source, 'ALGOLIA_APP_ID', rules.identifier);
  const apiKey = read(source, 'ALGOLIA_API_KEY', rules.identifier);
  if (appId === null && apiKey === null) {
    return null;
  }
  if (appId === null || apiKey === null) {
    const missing = appId === null ? 'ALGOLIA_APP_ID' : 'ALGOLIA_API_KEY';
    throw new EnvError(
      `Environment variable ${missing} is missing: the hosted search needs ALGOLIA_APP_ID and ALGOLIA_API_KEY. Set it as well, or unset the other one to let the portal answer searches itself.`,
    );
  }
  return {appId, apiKey};
}

/** Reads the widget's address. It must not be http, because browsers load no http script into an https page. */
function readFeedbackWidget(source: Source, siteUrl: string): string | null {
  const secure: Rule = {
    test: (value) => isAddress(value) && value.startsWith('https:'),
    expected: `an address that begins with https://, as ${siteUrl} does: browsers block other scripts there`,
  };
  return read(source, 'FEEDBACK_WIDGET_URL', siteUrl.startsWith('https:') ? secure : rules.url);
}

/** Settings of `npm run search:push`. The write key never reaches the build. */
export interface SearchPushEnv {
  /** Origin of the site that the built records must belong to. */
  siteUrl: string;
  appId: string | null;
  adminKey: string | null;
  indexName: string;
}

/** Reads the variables of `npm run search:push`; throws {@link EnvError} for a malformed one. */
export function parseSearchPushEnv(source: Source): SearchPushEnv {
  const siteUrl = readSiteUrl(source);
  return {
    siteUrl,
    appId: read(source, 'ALGOLIA_APP_ID', rules.identifier),
    adminKey: read(source, 'ALGOLIA_ADMIN_KEY', rules.secret),
    indexName: readIndexName(source, siteUrl),
  };
}

/**
 * Parses a map of environment variables (`process.env`) and returns typed settings. Throws {@link EnvError} for the
 * first malformed variable.
 */
export function parseEnv(source: Source): Env {
  const siteUrl = readSiteUrl(source);
  // Recognizable sample values: example domain, invalid phone number.
  const provider = {
    company: read(source, 'PROVIDER_COMPANY', rules.text, 'Muster Webagentur (Beispiel)'),
    street: read(source, 'PROVIDER_STREET', rules.text, 'Musterstrasse 1'),
    city: read(source, 'PROVIDER_CITY', rules.text, '7500 Musterort'),
    email: read(source, 'PROVIDER_EMAIL', rules.email, 'support@example.ch'),
    phone: read(source, 'PROVIDER_PHONE', rules.phone, '+41 00 000 00 00'),
    website: read(source, 'PROVIDER_WEBSITE', rules.url, 'https://www.example.ch'),
  };
  return {
    siteUrl,
    baseUrl: read(source, 'BASE_URL', rules.basePath, '/'),
    provider,
    values: readValues(source, provider),
    announcement: readAnnouncement(source),
    gtagId: read(source, 'GTAG_ID', rules.gtag),
    analyticsConsent: read(source, 'ANALYTICS_CONSENT', rules.consent, 'none') === 'required',
    editUrl: read(source, 'EDIT_URL', rules.editUrl),
    feedbackWidgetUrl: readFeedbackWidget(source, siteUrl),
    offline: read(source, 'OFFLINE', rules.flag, 'false') === 'true',
    precompress: read(source, 'PRECOMPRESS', rules.flag, 'true') === 'true',
    algolia: readAlgolia(source),
    searchIndexName: readIndexName(source, siteUrl),
  };
}
