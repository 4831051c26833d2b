/** Hosts that count as a source, each with its subdomains: makers, authorities and standards. */
export const makers: readonly string[] = [
  // Switzerland
  'admin.ch',
  'bs.ch',
  'ch.ch',
  'hin.ch',
  'ige.ch',
  'nic.ch',
  'so.ch',
  'stadt.sg.ch',
  'suisa.ch',
  // Makers
  'apple.com',
  'google.cn',
  'google.com',
  'microsoft.com',
  'mozilla.org',
  'typo3.org',
  'woocommerce.com',
  'woocommerce.github.io',
  'wordpress.org',
  // Standards
  'ietf.org',
  'rfc-editor.org',
  'w3.org',
  'whatwg.org',
];

/** Owners on GitHub whose files count, in lower case: the product itself, its maker or a standard. */
export const projects: readonly string[] = [
  'aimeos',
  'b13',
  'friendsoftypo3',
  'mdn',
  'microsoftdocs',
  'roundcube',
  'thunderbird',
  'typo3',
  'typo3-cms',
  'w3c',
  'woocommerce',
  'wordpress',
];

/** Matches a source that has no address: a standard, an article of a law, a walk or the files of a product. */
export const kinds =
  /^(RFC|ISO|WCAG|CSS) |\bArt\. \d|^Durchgang\b|^(deutsche Beschriftungen von )?(typo3\/|TYPO3|WordPress|WooCommerce)\b|^b13\/container |^georgringer\/news |^npm-Paket @wordpress\/|^xkeyboard-config\b/;
