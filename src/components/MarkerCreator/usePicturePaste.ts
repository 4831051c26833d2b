import {useEffect} from 'react';

/**
 * Whether the paste is meant for a text field: office programs put a picture
 * of the text beside it into the clipboard.
 */
function isText({target, clipboardData}: ClipboardEvent): boolean {
  const inField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return inField && Boolean(clipboardData?.types.includes('text/plain'));
}

/** Calls `onFile` for a picture pasted anywhere on the page, unless a text field is meant. */
export function usePicturePaste(onFile: (file: File) => void): void {
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const [file] = event.clipboardData?.files ?? [];
      if (file && !isText(event)) {
        event.preventDefault();
        onFile(file);
      }
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [onFile]);
}
