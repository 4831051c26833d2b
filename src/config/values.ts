import {mailHref, phoneHref} from '@portal/common/text/contactHref';

/**
 * Values that differ between installations of the portal. Pages show them with `<Value name="…" />`. An environment
 * variable overrides each of them, see `variableOf`. The samples use reserved example domains, or say «Beispiel» where
 * a domain is not possible.
 */

/** `text` is something that readers type; `prose` is only read. */
type Kind = 'text' | 'prose' | 'url' | 'port';

interface OwnValue {
  kind: Kind;
  /** Default. It is a sample unless `standard` marks it as valid everywhere. */
  sample: string;
  /** Marks a fact of the protocol or product, which does not depend on the installation. */
  standard?: true;
}

/** A value that the footer shows as well. It is set once, in the provider's variables. */
interface ProviderValue {
  provider: 'company' | 'email' | 'phone' | 'website';
}

const providerKinds = {company: 'prose', email: 'email', phone: 'phone', website: 'url'} as const;

/** Every value that pages may show. */
export const valueDefinitions = {
  webmailUrl: {kind: 'url', sample: 'https://webmail.example.ch'},
  imapServer: {kind: 'text', sample: 'imap.example.ch'},
  imapPort: {kind: 'port', sample: '993', standard: true},
  imapEncryption: {kind: 'text', sample: 'SSL/TLS', standard: true},
  popServer: {kind: 'text', sample: 'pop.example.ch'},
  popPort: {kind: 'port', sample: '995', standard: true},
  popEncryption: {kind: 'text', sample: 'SSL/TLS', standard: true},
  smtpServer: {kind: 'text', sample: 'smtp.example.ch'},
  smtpPort: {kind: 'port', sample: '465', standard: true},
  smtpEncryption: {kind: 'text', sample: 'SSL/TLS', standard: true},
  mailUser: {kind: 'prose', sample: 'Ihre ganze E-Mail-Adresse', standard: true},
  mailboxSize: {kind: 'prose', sample: '10 GB (Beispiel)'},
  attachmentLimit: {kind: 'prose', sample: '25 MB (Beispiel)'},
  typo3LoginUrl: {kind: 'url', sample: 'https://www.example.ch/typo3'},
  wordpressLoginUrl: {kind: 'url', sample: 'https://www.example.ch/wp-admin'},
  webkitLoginUrl: {kind: 'url', sample: 'https://baukasten.example.ch'},
  dorfplatzUrl: {kind: 'url', sample: 'https://dorfplatz.example.ch'},
  insembelUrl: {kind: 'url', sample: 'https://insembel.example.ch'},
  supportEmail: {provider: 'email'},
  supportPhone: {provider: 'phone'},
  supportHours: {kind: 'prose', sample: 'Montag bis Freitag, 8 bis 17 Uhr (Beispiel)'},
  serverLocation: {kind: 'prose', sample: 'in der Schweiz (Beispiel)'},
  agencyName: {provider: 'company'},
  websiteUrl: {provider: 'website'},
} as const satisfies Record<string, OwnValue | ProviderValue>;

export type ValueName = keyof typeof valueDefinitions;

/** Returns the environment variable that overrides a value: `VALUE_IMAP_PORT` for `imapPort`. */
export const variableOf = (name: string): string =>
  `VALUE_${name.replace(/[A-Z]/g, '_$&').toUpperCase()}`;

/** Returns whether a value with this name exists. */
export function isValueName(name: string): name is ValueName {
  return Object.hasOwn(valueDefinitions, name);
}

export type Values = Record<ValueName, string>;

/**
 * A value as pages show it. Most are plain text, because every page contains all of them. A web address is shown as a
 * link, any other text as something to type.
 */
export type ShownValue =
  | string
  | {
      text: string;
      /** Target of the link, for a mail or phone link. Null for prose, which is only read. */
      href: string | null;
    };

/** Returns what pages need to show the values, by name. */
export function shownValues(values: Values): Record<ValueName, ShownValue> {
  const shown = Object.entries(valueDefinitions).map(([name, definition]): [string, ShownValue] => {
    const text = values[name as ValueName];
    const kind = 'provider' in definition ? providerKinds[definition.provider] : definition.kind;
    switch (kind) {
      case 'email':
        return [name, {text, href: mailHref(text)}];
      case 'phone':
        return [name, {text, href: phoneHref(text)}];
      case 'prose':
        return [name, {text, href: null}];
      default:
        return [name, text];
    }
  });
  return Object.fromEntries(shown) as Record<ValueName, ShownValue>;
}
