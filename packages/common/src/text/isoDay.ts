/** Returns the day of a date in UTC, as front matter and records write it: `2026-11-21`. */
export const isoDay = (date: Date): string => date.toISOString().slice(0, 10);
