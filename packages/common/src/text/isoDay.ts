/**
 * Returns a calendar day, which code holds as its midnight in UTC, as front matter and records write it: `2026-11-21`.
 * The day of a point in time is `swissDay`.
 */
export const isoDay = (date: Date): string => date.toISOString().slice(0, 10);
