/** Returns whether a text is a valid calendar day, such as `2026-11-21`. */
export function isCalendarDay(text: string): boolean {
  const date = new Date(text);
  // An engine may read 30 February as 2 March.
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) &&
    !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(text)
  );
}
