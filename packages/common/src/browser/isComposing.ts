/**
 * Returns whether a key belongs to the input method, where Escape cancels the composition. Safari shows this only
 * with the key code, because it ends the composition before it reports the key.
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === 229;
