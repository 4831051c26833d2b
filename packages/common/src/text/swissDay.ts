/**
 * Returns the day of a point in time in Switzerland, as front matter and records write it: `2026-11-28`. It is the same
 * wherever the computer is. Pages do not call it, because the first `Intl.DateTimeFormat` takes a browser long.
 */
export const swissDay = (time: number = Date.now()): string =>
  // Swedish is written so.
  new Date(time).toLocaleDateString('sv-SE', {timeZone: 'Europe/Zurich'});
