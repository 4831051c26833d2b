import {createHash} from 'node:crypto';
import mammoth from 'mammoth';
import {Hints} from './hints';
import {addMessages} from './messages';
import {Parts} from './parts';
import {prepareDocument} from './prepare';
import {shownParagraphs, type ShownParagraph} from './visible';
import {contextOf} from './wordDocument';

/** Thrown for a file that cannot be imported. The message is for editors. */
export class WordError extends Error {
  override name = 'WordError';
}

/** A picture of a document. */
export interface WordPicture {
  /** `image/png`. */
  type: string;
  data: Buffer;
}

export interface WordDocument {
  /** The text as HTML, without the table of contents. The title has the class `title`. */
  html: string;
  /** The pictures by the `src` that they have in `html`. */
  pictures: ReadonlyMap<string, WordPicture>;
  /** What Word shows, to compare the page with it. */
  shown: readonly ShownParagraph[];
  /** What editors must look at. */
  hints: Hints;
}

/** Styles have these names in every language of Word. What Word makes of the headings is left out. */
const styleMap = [
  "p[style-name='Title'] => h1.title:fresh",
  "p[style-name='Subtitle'] => p:fresh",
  "p[style-name='TOC Heading'] => !",
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((level) => `p[style-name='toc ${level}'] => !`),
  "p[style-name='Caption'] => p:fresh",
];

/** How the files of Word before 2007 begin, and those with a password. */
const oldFormat = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** The part of such a file that contains the document with its password. */
const encrypted = Buffer.from('EncryptedPackage', 'utf16le');

/** Returns the files in a Word document. Throws a {@link WordError} if it is none. */
function open(file: Buffer): Parts {
  if (file.subarray(0, oldFormat.length).equals(oldFormat)) {
    throw new WordError(
      file.includes(encrypted)
        ? 'Die Datei ist mit einem Passwort geschützt → Öffnen Sie sie in Word, und nehmen Sie unter «Datei» > «Informationen» > «Dokument schützen» das Passwort weg.'
        : 'Die Datei hat das alte Format von Word (.doc) → Öffnen Sie sie in Word, und speichern Sie sie als «Word-Dokument (*.docx)».',
    );
  }
  try {
    return new Parts(file);
  } catch {
    throw new WordError(notWord);
  }
}

const notWord =
  'Die Datei ist kein Word-Dokument, oder sie ist beschädigt → Nehmen Sie eine Datei, die Word öffnen kann und die auf .docx endet.';

/** Reads a Word document. Throws a {@link WordError} if it is none. */
export async function readWord(file: Buffer): Promise<WordDocument> {
  const parts = open(file);
  const hints = new Hints();
  const text = parts.read(parts.main)!;
  const context = contextOf(text, parts, hints);
  const shown = shownParagraphs(text, context);
  prepareDocument(text, context);
  const pictures = new Map<string, WordPicture>();
  const convertImage = mammoth.images.imgElement(async (image) => {
    const data = await image.readAsBuffer();
    // A picture that is there twice becomes one file.
    const src = createHash('sha256').update(data).digest('hex');
    pictures.set(src, {type: image.contentType, data});
    return {src};
  });
  const {value, messages} = await mammoth
    .convertToHtml({buffer: parts.archive()}, {styleMap, convertImage})
    .catch(() => {
      throw new WordError(notWord);
    });
  if (value === '') {
    throw new WordError('Das Dokument ist leer → Nehmen Sie eine Datei mit Text.');
  }
  addMessages(messages, hints);
  return {html: value, pictures, shown, hints};
}
