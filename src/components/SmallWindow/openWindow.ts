/** https://developer.mozilla.org/docs/Web/API/DocumentPictureInPicture */
interface DocumentPictureInPicture {
  window: Window | null;
  requestWindow(size: {width: number; height: number}): Promise<Window>;
}

/** As wide as a phone, so that the pictures have their own size. */
const size = {width: 430, height: 720};

/**
 * Opens the small window, or returns the one that is open: a window that stays on top where the browser has such
 * windows, otherwise an ordinary one. Call it at once when a button is pressed, or the browser refuses. Returns null
 * if it does.
 */
export async function openWindow(): Promise<Window | null> {
  const {documentPictureInPicture: onTop} = window as {
    documentPictureInPicture?: DocumentPictureInPicture;
  };
  try {
    if (onTop) {
      return onTop.window ?? (await onTop.requestWindow(size));
    }
  } catch {
    // Switched off, or not allowed here.
  }
  return window.open('', 'schritte', `popup,width=${size.width},height=${size.height}`);
}
