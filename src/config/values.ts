import {mailHref, phoneHref} from '@portal/common/text/contactHref';

/**
 * Values that differ between installations of the portal. Pages show them with `<Value name="…" />`. The environment
 * variable in `variable` overrides each of them. The samples use reserved example domains, or say «Beispiel» where a
 * domain is not possible.
 */

/** `text` is something that readers type; `prose` is only read. */
type Kind = 'text' | 'prose' | 'url' | 'port';

interface OwnValue {
  /** Environment variable that overrides the sample. */
  variable: string;
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
  webmailUrl: {variable: 'VALUE_WEBMAIL_URL', kind: 'url', sample: 'https://webmail.example.ch'},
  imapServer: {variable: 'VALUE_IMAP_SERVER', kind: 'text', sample: 'imap.example.ch'},
  imapPort: {variable: 'VALUE_IMAP_PORT', kind: 'port', sample: '993', standard: true},
  imapEncryption: {
    variable: 'VALUE_IMAP_ENCRYPTION',
    kind: 'text',
    sample: 'SSL/TLS',
    standard: true,
  },
  popServer: {variable: 'VALUE_POP_SERVER', kind: 'text', sample: 'pop.example.ch'},
  popPort: {variable: 'VALUE_POP_PORT', kind: 'port', sample: '995', standard: true},
  popEncryption: {
    variable: 'VALUE_POP_ENCRYPTION',
    kind: 'text',
    sample: 'SSL/TLS',
    standard: true,
  },
  smtpServer: {variable: 'VALUE_SMTP_SERVER', kind: 'text', sample: 'smtp.example.ch'},
  smtpPort: {variable: 'VALUE_SMTP_PORT', kind: 'port', sample: '465', standard: true},
  smtpEncryption: {
    variable: 'VALUE_SMTP_ENCRYPTION',
    kind: 'text',
    sample: 'SSL/TLS',
    standard: true,
  },
  mailUser: {
    variable: 'VALUE_MAIL_USER',
    kind: 'prose',
    sample: 'Ihre ganze E-Mail-Adresse',
    standard: true,
  },
  mailboxSize: {variable: 'VALUE_MAILBOX_SIZE', kind: 'prose', sample: '10 GB (Beispiel)'},
  attachmentLimit: {variable: 'VALUE_ATTACHMENT_LIMIT', kind: 'prose', sample: '25 MB (Beispiel)'},
  typo3LoginUrl: {
    variable: 'VALUE_TYPO3_LOGIN_URL',
    kind: 'url',
    sample: 'https://www.example.ch/typo3',
  },
  wordpressLoginUrl: {
    variable: 'VALUE_WORDPRESS_LOGIN_URL',
    kind: 'url',
    sample: 'https://www.example.ch/wp-admin',
  },
  webkitLoginUrl: {
    variable: 'VALUE_WEBKIT_LOGIN_URL',
    kind: 'url',
    sample: 'https://baukasten.example.ch',
  },
  dorfplatzUrl: {
    variable: 'VALUE_DORFPLATZ_URL',
    kind: 'url',
    sample: 'https://dorfplatz.example.ch',
  },
  insembelUrl: {variable: 'VALUE_INSEMBEL_URL', kind: 'url', sample: 'https://insembel.example.ch'},
  supportEmail: {provider: 'email'},
  supportPhone: {provider: 'phone'},
  supportHours: {
    variable: 'VALUE_SUPPORT_HOURS',
    kind: 'prose',
    sample: 'Montag bis Freitag, 8 bis 17 Uhr (Beispiel)',
  },
  serverLocation: {
    variable: 'VALUE_SERVER_LOCATION',
    kind: 'prose',
    sample: 'in der Schweiz (Beispiel)',
  },
  agencyName: {provider: 'company'},
  websiteUrl: {provider: 'website'},
} as const satisfies Record<string, OwnValue | ProviderValue>;

export type ValueName = keyof typeof valueDefinitions;

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
