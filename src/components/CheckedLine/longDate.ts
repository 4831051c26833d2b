// Making one takes longer than all the rest of the line.
const format = new Intl.DateTimeFormat('de-CH', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A date of the calendar in words, the same in every browser and time zone: «21. November 2026». */
export function longDate(date: Date): string {
  return format.format(date);
}
