/** Returns the link that opens a message to an e-mail address. */
export const mailHref = (email: string): string => `mailto:${email}`;

/**
 * Returns the link that calls a number as people write it: «+41 81 000 00 00». The zero of «+41 (0)81 …» is only for
 * calls inside the country.
 */
export const phoneHref = (phone: string): string =>
  `tel:${phone.replace(/(?<=^(?:\+|00).*)\(0\)/, '').replace(/[^+\d]/g, '')}`;
