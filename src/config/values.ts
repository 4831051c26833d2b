import {mailHref, phoneHref} from '../text/contactHref';

/**
 * Values that differ from one installation of the portal to the next. Pages
 * show them with `<Value name="…" />`. Each can be set by the environment
 * variable in `variable`; the samples use reserved example domains and say
 * «Beispiel» where a domain cannot.
 */

/** Text is something to type; prose is only read. */
type Kind = 'text' | 'prose' | 'url' | 'port';

interface OwnValue {
  /** Environment variable that overrides the sample. */
  variable: string;
  kind: Kind;
  /** Default. A sample unless `standard` says that it holds everywhere. */
  sample: string;
  /** A fact of the protocol or product rather than of the installation. */
  standard?: true;
}

/** A value that the footer shows as well: it is set once, as the provider's. */
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
  agencyName: {provider: 'company'},
  websiteUrl: {provider: 'website'},
} as const satisfies Record<string, OwnValue | ProviderValue>;

export type ValueName = keyof typeof valueDefinitions;

/** Whether a value of that name is defined. */
export function isValueName(name: string): name is ValueName {
  return Object.hasOwn(valueDefinitions, name);
}

export type Values = Record<ValueName, string>;

/**
 * A value as pages show it; most are a plain text, since every page carries them all. A web address leads there,
 * any other text is something to type.
 */
export type ShownValue =
  | string
  | {
      text: string;
      /** Where it leads: a new message, a call. Null for prose, which is only read. */
      href: string | null;
    };

/** What pages need to show the values, by name. */
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
