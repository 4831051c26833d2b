/** Whether a key is pressed with one that makes it a command of the browser, such as Alt and ← to go back. */
export const hasModifier = (
  event: Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey'>,
): boolean => event.ctrlKey || event.metaKey || event.altKey;
