import {useEffect} from 'react';

/** Calls `onFile` for a picture pasted anywhere on the page, unless a text field is meant. */
export function usePicturePaste(onFile: (file: File) => void): void {
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const [file] = event.clipboardData?.files ?? [];
      if (file) {
        event.preventDefault();
        onFile(file);
      }
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [onFile]);
}
