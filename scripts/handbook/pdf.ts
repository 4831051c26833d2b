import {PDFDocument} from 'pdf-lib';
import {getDocument, type PDFDocumentProxy} from 'pdfjs-dist/legacy/build/pdf.mjs';
import {decoded} from '@portal/common/text/decoded';

/** Opens a PDF file. The caller ends it with `loadingTask.destroy()`. */
export const openPdf = (file: Buffer): Promise<PDFDocumentProxy> =>
  getDocument({data: new Uint8Array(file), verbosity: 0}).promise;

/** Returns on which page each id is that a link leads to. Pages count from 1. */
export async function pagesOfIds(file: Buffer): Promise<Map<string, number>> {
  const pdf = await openPdf(file);
  const pages = new Map<string, number>();
  for (const [id, [page]] of Object.entries(await pdf.getDestinations())) {
    pages.set(decoded(id), (await pdf.getPageIndex(page)) + 1);
  }
  await pdf.loadingTask.destroy();
  return pages;
}

/** Returns how many pages a PDF file has. */
export async function countPages(file: Buffer): Promise<number> {
  const pdf = await openPdf(file);
  const {numPages} = pdf;
  await pdf.loadingTask.destroy();
  return numPages;
}

/** Numbers the elements that cells of tables refer to anew. Chromium counts on from what it has shown before. */
function renumbered(file: Buffer): Buffer {
  const text = file.toString('latin1');
  const name = /\(node(\d{8})\)/g;
  const order = [...new Set([...text.matchAll(name)].map(([, number]) => number!))].sort();
  const places = new Map(order.map((number, place) => [number, String(place).padStart(8, '0')]));
  // The length stays the same, and with it the places of all objects.
  return Buffer.from(
    text.replace(name, (_, number: string) => `(node${places.get(number)})`),
    'latin1',
  );
}

/**
 * Returns a file that names its author and the day instead of program and minute, so that two prints of a day are the
 * same, and with its objects compressed, which Chromium leaves as they are.
 */
export async function finished(file: Buffer, author: string, day: string): Promise<Buffer> {
  const pdf = await PDFDocument.load(renumbered(file), {updateMetadata: false});
  pdf.setAuthor(author);
  pdf.setCreator(author);
  pdf.setCreationDate(new Date(day));
  pdf.setModificationDate(new Date(day));
  return Buffer.from(await pdf.save({useObjectStreams: true}));
}
