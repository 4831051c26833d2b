/** Whether a text is a day that the calendar has, such as `2026-11-21`. */
export function isCalendarDay(text: string): boolean {
  const date = new Date(text);
  // An engine may take 30 February for 2 March.
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) &&
    !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(text)
  );
}
