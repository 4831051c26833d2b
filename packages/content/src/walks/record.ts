/**
 * The record of a walk: what a script saw in the product when it did the steps of a page. It lies beside the page as
 * `<page>.walk.json`. The studio writes it; the build and the content checks read it.
 */
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {MarkerPosition} from '@portal/common/pictures/collisions';

/** What was seen at a step or in a table of fields. */
export interface UnitRecord {
  /** The labels of the page that the product showed. */
  seen: string[];
  /** Labels that no script can see, with the reason in German. `*` stands for the whole step. */
  unseen?: Record<string, string>;
  /** Why the walk does more than the step says, in German. */
  beyond?: string[];
  /** How many words of place and result nothing has compared with the screen. */
  open?: number;
  /** What the step clicks, fills, chooses and presses, in order. Fields have none, nor has a step that is left out. */
  actions?: ActionRecord[];
}

/** One thing that a reader does at a step. */
export interface ActionRecord {
  /** The words of the sentence that name it. Empty if the walk that took its picture did not note them. */
  label: string;
  /** The part of the screen around what it uses, just before: the path of a picture, as in {@link PictureRecord}. */
  src?: string;
  /** Left, top, width and height of what it uses, in percent of the picture. */
  box?: Box;
  /** Why it has no picture, in German. */
  without?: string;
  /** Whether it fills in, ticks or chooses something of a form. */
  field?: true;
  /** Whether it is done on a phone, in place of those without this mark. */
  phone?: true;
}

export type Box = readonly [left: number, top: number, width: number, height: number];

/** A picture that the walk took. */
export interface PictureRecord {
  /** Path from the page's folder: `./img/dateiliste-hochladen@2x.webp`. */
  src: string;
  /** Size in CSS pixels. */
  width: number;
  height: number;
  /** Place of each number, in percent of width and height. */
  markers: MarkerPosition[];
}

export interface WalkRecord {
  /** Name of the product: `TYPO3`. */
  product: string;
  /** Its full version: `13.4.27`. */
  version: string;
  /** Day of the walk: `2026-11-26`. */
  day: string;
  /** By unit, see `unitNames`. */
  units: Record<string, UnitRecord>;
  /** Labels of the page outside of its steps that no screen showed, with the reason in German, or an empty one. */
  unseen?: Record<string, string>;
  /** By name. */
  pictures: Record<string, PictureRecord>;
}

/** Returns how many things a step has its readers do at their computer. Fields of a form in a row are one. */
export function countOfActions({actions = []}: UnitRecord): number {
  const own = actions.filter(({phone}) => !phone);
  return own.filter(({field}, index) => !field || !own[index - 1]?.field).length;
}

/** Returns whether the walk leaves a whole step out, with a reason. */
export const isLeftOut = ({unseen = {}}: UnitRecord): boolean => '*' in unseen;

const ending = '.walk.json';

/** Returns whether a file is the record of a walk. */
export const isRecord = (file: string): boolean => file.endsWith(ending);

/** Returns the path of a page's record. */
export const recordFile = (page: string): string => page.replace(/\.mdx?$/, ending);

/** Returns the path of the page that a record belongs to. */
export const pageOf = (record: string): string => `${record.slice(0, -ending.length)}.mdx`;

/** Returns the path of a picture of a record: where the record lies, `src` leads on from there. */
export const pictureOf = (page: string, {src}: {src: string}): string =>
  path.join(path.dirname(page), src).split(path.sep).join('/');

/** Returns the files of all pictures that a record names. */
export const picturesIn = (page: string, {units, pictures}: WalkRecord): string[] =>
  [
    ...Object.values(pictures),
    ...Object.values(units).flatMap(({actions = []}) => actions),
  ].flatMap(({src}) => (src === undefined ? [] : [pictureOf(page, {src})]));

const known = new Map<string, {changed: number; record: WalkRecord}>();

/**
 * Reads the record of a page. Undefined if no walk covers the page. Throws for a file that is not JSON. What several
 * parts of the build ask for is read once, until the file changes.
 */
export function readRecord(page: string): WalkRecord | undefined {
  const file = recordFile(page);
  if (!existsSync(file)) {
    return undefined;
  }
  const changed = statSync(file).mtimeMs;
  const before = known.get(file);
  if (before?.changed === changed) {
    return before.record;
  }
  const record = JSON.parse(readFileSync(file, 'utf8')) as WalkRecord;
  known.set(file, {changed, record});
  return record;
}

/** Returns the records below a folder by their pages. */
export const readRecords = (folder: string): ReadonlyMap<string, WalkRecord> =>
  new Map(
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter(isRecord)
      .sort()
      .map((file) => pageOf(path.join(folder, file)))
      .map((page) => [page, readRecord(page)!]),
  );

/** Returns the product as readers know it, without the patch number: «TYPO3 13.4». */
export function productName({product, version}: WalkRecord): string {
  return `${product} ${version.split('.').slice(0, 2).join('.')}`;
}
