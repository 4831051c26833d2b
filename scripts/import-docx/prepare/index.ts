import type {Context, Preparation} from '../wordDocument';
import type {CheerioAPI} from 'cheerio';
import {Places} from '../places';
import {placeBoxes} from './boxes';
import {nameCode} from './code';
import {readFields} from './fields';
import {removeHidden} from './hidden';
import {nameLayout} from './layout';
import {addLists, keepNumbers} from './lists';
import {nameLost} from './lost';
import {keepMarks} from './marks';
import {writeSigns} from './signs';
import {unwrapText} from './wrappers';

/** Hidden text goes first, so that nothing else brings it back. */
const preparations: readonly Preparation[] = [
  removeHidden,
  readFields,
  unwrapText,
  placeBoxes,
  nameLayout,
  nameCode,
  writeSigns,
  keepMarks,
];

/** Prepares the text of a document or its notes for the library. */
export function prepareText($: CheerioAPI, context: Context): void {
  preparations.forEach((prepare) => prepare($, context));
}

/** Prepares a whole document: its text, notes and lists. */
export function prepareDocument($: CheerioAPI, context: Context): void {
  const {parts} = context;
  nameLost($, context);
  prepareText($, context);
  keepNumbers($, context);
  parts.write(parts.main, $);
  for (const type of ['footnotes', 'endnotes']) {
    const [name] = parts.names(type);
    const notes = parts.read(name);
    if (name !== undefined && notes) {
      prepareText(notes, {...context, places: new Places(notes, context.styles)});
      parts.write(name, notes);
    }
  }
  const [name] = parts.names('numbering');
  const numbering = parts.read(name);
  if (name !== undefined && numbering) {
    addLists(numbering);
    parts.write(name, numbering);
  }
}
