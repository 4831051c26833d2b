/** A date of the calendar in words, the same in every browser and time zone: «21. November 2026». */
export function longDate(date: string): string {
  return new Intl.DateTimeFormat('de-CH', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(date));
}
