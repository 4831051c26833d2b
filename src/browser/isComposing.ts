/**
 * Whether a key belongs to the input method: Escape takes back there what is not written yet. Safari says so
 * with the code only, as it ends the composition before it tells of the key.
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === 229;
