/** Size of the browser's window in CSS pixels, unless a walk changes it. */
export const windowSize = {width: 1280, height: 900};

/** The same as narrow as a picture may be. */
export const phone = {...windowSize, width: 390};
