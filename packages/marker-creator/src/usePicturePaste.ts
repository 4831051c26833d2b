import {useEffect} from 'react';

/** Returns whether the paste is for a text field. Office programs also copy a picture of the text to the clipboard. */
function isText({target, clipboardData}: ClipboardEvent): boolean {
  const inField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return inField && Boolean(clipboardData?.types.includes('text/plain'));
}

/** Matches the name that every browser gives to a picture without a name. */
const nameless = /^image\.\w+$/;

/**
 * Calls `onFile` for a picture that is pasted anywhere on the page, unless the paste is for a text field. The name is
 * empty if the picture itself was copied and not its file.
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
