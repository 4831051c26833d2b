/*
 * Not `Intl.DateTimeFormat`: the first one that a page makes takes the browser 30 milliseconds, on a telephone
 * a multiple of that, and every page shows dates.
 */
const months = [
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

/** A date of the calendar in words, the same in every browser and time zone: «21. November 2026». */
export const longDate = (date: Date): string =>
  `${date.getUTCDate()}. ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
