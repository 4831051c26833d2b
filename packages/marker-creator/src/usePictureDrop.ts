import {useEffect} from 'react';

/**
 * Calls `onFile` for a file that is dropped anywhere on the page. Beside the program, the browser would otherwise
 * leave the page and open the picture.
 */
export function usePictureDrop(onFile: (file: File) => void): void {
  useEffect(() => {
    const drop = (event: DragEvent) => {
      const [file] = event.dataTransfer?.files ?? [];
      if (file) {
        event.preventDefault();
        onFile(file);
      }
    };
    const allow = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) {
        event.preventDefault();
      }
    };
    document.addEventListener('drop', drop);
    document.addEventListener('dragover', allow);
    return () => {
      document.removeEventListener('drop', drop);
      document.removeEventListener('dragover', allow);
    };
  }, [onFile]);
}
