/**
 * The record of a walk: what a script saw in the product when it did the steps of a page. It lies beside the page as
 * `<page>.walk.json`. The studio writes it; the build and the content checks read it.
 */
import {existsSync, readFileSync} from 'node:fs';
import type {MarkerPosition} from '@portal/common/pictures/collisions';

/** What was seen at a step or in a table of fields. */
export interface UnitRecord {
  /** The labels of the page that the product showed. */
  seen: string[];
  /** Labels that no script can see, with the reason in German. `*` stands for the whole step. */
  unseen?: Record<string, string>;
  /** Why the walk does more than the step says, in German. */
  beyond?: string[];
  /** The part of the screen that the step is about, before it is done. */
  step?: StepPicture;
  /** Why the step has no such picture, in German. */
  noStep?: string;
}

/** The picture of a step. All have the same size. */
export interface StepPicture {
  /** Path from the page's folder: `../img/schritte/ab12cd34.webp`. Its name is a hash of its content. */
  src: string;
  /** Left, top, width and height of what the step uses, in percent of the picture. */
  box: readonly [number, number, number, number];
}

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
  /** By unit, see `unitKey`. */
  units: Record<string, UnitRecord>;
  /** Labels of the page outside of its steps that no screen showed. */
  unseen?: string[];
  /** By name. */
  pictures: Record<string, PictureRecord>;
}

/** Returns whether the walk leaves a whole step out, with a reason. */
export const isLeftOut = ({unseen = {}}: UnitRecord): boolean => '*' in unseen;

/** Returns the path of a page's record. */
export const recordFile = (page: string): string => page.replace(/\.mdx?$/, '.walk.json');

/** Reads the record of a page. Undefined if no walk covers the page. Throws for a file that is not JSON. */
export function readRecord(page: string): WalkRecord | undefined {
  const file = recordFile(page);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as WalkRecord) : undefined;
}

/** Returns the product as readers know it, without the patch number: «TYPO3 13.4». */
export function productName({product, version}: WalkRecord): string {
  return `${product} ${version.split('.').slice(0, 2).join('.')}`;
}
