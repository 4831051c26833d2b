/*
 * This does not use `Intl.DateTimeFormat`: the first one in a page takes the browser 30 milliseconds, and much longer
 * on a phone, and every page shows dates.
 */
/** The names of the months. */
export const months = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
];

/** Returns a calendar date in words, the same in every browser and time zone: «21. November 2026». */
export const longDate = (date: Date): string =>
  `${date.getUTCDate()}. ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
