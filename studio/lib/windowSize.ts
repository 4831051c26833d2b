/** Size of the browser's window in CSS pixels, unless a walk changes it. */
export const windowSize = {width: 1280, height: 900};

/** The same as narrow as a picture may be. */
export const narrowWindow = {...windowSize, width: 390};

/** Size of a phone's window, in which a walk does what a page says about the phone. */
export const phoneWindow = {width: 390, height: 780};
