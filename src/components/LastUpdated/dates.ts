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

const shortMonths = [
  'Jan.',
  'Feb.',
  'März',
  'Apr.',
  'Mai',
  'Juni',
  'Juli',
  'Aug.',
  'Sept.',
  'Okt.',
  'Nov.',
  'Dez.',
];

const dateWith = (names: readonly string[]) => (date: Date) =>
  `${date.getUTCDate()}. ${names[date.getUTCMonth()]} ${date.getUTCFullYear()}`;

/** A date of the calendar in words, the same in every browser and time zone: «21. November 2026». */
export const longDate = dateWith(months);

/** The same with a shortened month: «21. Nov. 2026». */
export const shortDate = dateWith(shortMonths);
