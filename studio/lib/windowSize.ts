/** Size of the browser's window in CSS pixels, unless a walk changes it. */
export const windowSize = {width: 1280, height: 900};
