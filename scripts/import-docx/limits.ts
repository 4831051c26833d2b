import type {UnzipFileInfo} from 'fflate';

/** Thrown for a file that cannot be imported. The message is for editors. */
export class WordError extends Error {
  override name = 'WordError';
}

export const notWord =
  'Die Datei ist kein Word-Dokument, oder sie ist beschädigt → Nehmen Sie eine Datei, die Word öffnen kann und die auf .docx endet.';

/** No manual needs more. A small file can unpack to one that fills the memory. */
export const limits = {
  /** Bytes of all files in a document together, and of one. */
  sum: 200_000_000,
  file: 50_000_000,
  /** How many times as large a big file becomes by unpacking. */
  ratio: 300,
  /** Levels of elements in each other, elements, and paragraphs. */
  depth: 300,
  elements: 300_000,
  paragraphs: 5000,
  /** Pixels of a picture. */
  pixels: 100_000_000,
};

const size = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`;
const share = 'Teilen Sie es in Word in mehrere Dokumente, und importieren Sie diese einzeln.';
const smaller =
  'Verkleinern Sie in Word die Bilder («Bildformat» > «Bilder komprimieren»), oder nehmen Sie die grössten heraus.';

/** Throws for a document that is too large. `bytes` is the size of its files together. */
export function checkSum(bytes: number): void {
  if (bytes > limits.sum) {
    throw new WordError(`Das Dokument ist entpackt grösser als ${size(limits.sum)} → ${smaller}`);
  }
}

/** Throws for a file in a document that is too large, before it is unpacked. */
export function checkFile({name, size: packed, originalSize}: UnzipFileInfo): void {
  const file = `Die Datei «${name}» im Dokument`;
  const remedy = name.endsWith('.xml') ? share : smaller;
  if (originalSize > limits.file) {
    throw new WordError(`${file} ist entpackt ${size(originalSize)} gross → ${remedy}`);
  }
  if (originalSize > limits.file / 5 && originalSize > packed * limits.ratio) {
    throw new WordError(
      `${file} ist entpackt mehr als ${limits.ratio}-mal so gross wie gepackt, was bei Dokumenten nicht vorkommt, aber bei Angriffen → Fragen Sie, woher es stammt, oder speichern Sie es in Word neu.`,
    );
  }
}

/** Throws for a text with too many elements or paragraphs, or with elements too deep in each other. */
export function checkText(depth: number, elements: number, paragraphs: number): void {
  if (depth > limits.depth) {
    throw new WordError(
      `Im Dokument stehen Tabellen, Rahmen oder Felder mehr als ${limits.depth / 4}-fach ineinander → Kopieren Sie den Text in ein neues Dokument, ohne Formatierung.`,
    );
  }
  if (paragraphs > limits.paragraphs || elements > limits.elements) {
    throw new WordError(
      `Das Dokument hat mehr als ${limits.paragraphs} Absätze und ist zu lang für eine Seite → ${share}`,
    );
  }
}
