import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {arrangeHeadings} from './headings';
import {compare, shownParagraphs} from './compare';
import {readParts} from './document';
import {Hints} from './hints';
import {notWord, WordError} from './limits';
import {arrangeLinks} from './links';
import {markSteps} from './lists';
import {nameDifferences} from './named';
import {Parts} from './parts';
import {Reader} from './read';
import {all} from './xml';

/** What a page gets from a Word document. */
export interface WordDocument {
  /** The text of the page. Its pictures are not placed yet: their addresses are names of files in the document, with `#90` for one that is turned. */
  tree: Root;
  files: Parts['files'];
  /** The document's title, if it has one. */
  title?: string;
  hasHeadings: boolean;
  /** Whether it describes steps. */
  hasSteps: boolean;
  /** What editors must look at. */
  hints: Hints;
  /** Adds to the hints what Word shows and the page does not. `page` is the text of the MDX file. */
  compareWith: (page: string) => void;
}

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
  } catch (error) {
    throw error instanceof WordError ? error : new WordError(notWord);
  }
}

/** Reads a Word document. Throws a {@link WordError} if it is none. */
export function readWord(file: Buffer): WordDocument {
  const parts = open(file);
  const hints = new Hints();
  const document = readParts(parts);
  const [text] = all(document.body.$, 'w:body');
  if (!text) {
    throw new WordError(notWord);
  }
  const shown = shownParagraphs(document.body);
  nameDifferences(document.all, hints);
  const reader = new Reader(document.body);
  const tree: Root = {type: 'root', children: reader.blocks(text)};
  if (tree.children.length === 0 && reader.title === undefined) {
    throw new WordError('Das Dokument ist leer → Nehmen Sie eine Datei mit Text.');
  }
  arrangeLinks(tree, hints);
  const {title = reader.title, hasHeadings} = arrangeHeadings(tree, reader.title !== undefined);
  return {
    tree,
    files: parts.files,
    ...(title && {title}),
    hasHeadings,
    hasSteps: markSteps(tree),
    hints,
    compareWith: (page) => compare(shown, page, title, hints),
  };
}

const writer = unified()
  .use(remarkStringify, {
    bullet: '-',
    emphasis: '*',
    strong: '*',
    listItemIndent: 'one',
    incrementListMarker: true,
    rule: '-',
  })
  .use(remarkGfm)
  .use(remarkMdx)
  .freeze();

/** Writes the text of a page as MDX. */
export const writeBody = (tree: Root): string => writer.stringify(tree);
