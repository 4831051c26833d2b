import {useEffect} from 'react';

/**
 * Whether the paste is meant for a text field: office programs put a picture
 * of the text beside it into the clipboard.
 */
function isText({target, clipboardData}: ClipboardEvent): boolean {
  const inField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return inField && Boolean(clipboardData?.types.includes('text/plain'));
}

/** What every browser calls a picture that has no name. */
const nameless = /^image\.\w+$/;

/**
 * Calls `onFile` for a picture pasted anywhere on the page, unless a text field is meant. Its name is empty where it
 * was copied as a picture, not as a file.
 */
export function usePicturePaste(onFile: (file: File, name: string) => void): void {
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const [file] = event.clipboardData?.files ?? [];
      if (file && !isText(event)) {
        event.preventDefault();
        onFile(file, nameless.test(file.name) ? '' : file.name);
      }
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [onFile]);
}
