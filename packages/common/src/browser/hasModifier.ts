/** Returns whether a key is pressed with a modifier that makes it a browser command, such as Alt and ← to go back. */
export const hasModifier = (
  event: Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey'>,
): boolean => event.ctrlKey || event.metaKey || event.altKey;
