/** The files of the steps' pictures: `<manual>/img/schritte/<hash of the content>.webp`. */
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {sectionOf} from '@portal/content/source/sections';
import type {StepPicture, UnitRecord, WalkRecord} from '@portal/content/walks/record';
import {differs} from './picture';
import {recordsIn} from './records';
import type {StepShot} from './stepShot';

const folderIn = (manual: string): string => path.join(manual, 'img/schritte');

/** From this size in bytes, a picture contains a photo. It is encoded like one. */
const photoSize = 20_000;

/** Encodes the picture of a step. */
export async function encodeStep(png: Buffer): Promise<Buffer> {
  const drawing = await sharp(png).webp({nearLossless: true, quality: 60, effort: 6}).toBuffer();
  return drawing.length < photoSize
    ? drawing
    : sharp(png).webp({quality: 60, effort: 6}).toBuffer();
}

/** Returns a file of the manual that shows the same as a picture. `candidates` are tried in their order. */
async function sameIn(candidates: Iterable<string>, png: Buffer): Promise<string | undefined> {
  for (const file of candidates) {
    if (existsSync(file) && !(await differs(readFileSync(file), png))) {
      return file;
    }
  }
  return undefined;
}

/**
 * Stores the pictures of a page's steps and returns the units with them. A step that still shows the same keeps its
 * file, and steps that show the same share one.
 */
export async function withSteps(
  page: string,
  units: WalkRecord['units'],
  steps: Readonly<Record<string, StepShot | string>>,
  before?: Pick<WalkRecord, 'units'>,
  manual = sectionOf(page).folder,
): Promise<WalkRecord['units']> {
  const folder = folderIn(manual);
  const here = path.dirname(page);
  const taken = new Set<string>();
  const store = async ({png, box}: StepShot, known?: StepPicture): Promise<StepPicture> => {
    const candidates = [...(known ? [path.join(here, known.src)] : []), ...taken];
    let file = await sameIn(candidates, png);
    if (!file) {
      const content = await encodeStep(png);
      const name = createHash('sha256').update(content).digest('hex').slice(0, 8);
      file = path.join(folder, `${name}.webp`);
      mkdirSync(folder, {recursive: true});
      writeFileSync(file, content);
    }
    taken.add(file);
    const src = path.posix.relative(here, file);
    return {src: src.startsWith('.') ? src : `./${src}`, box};
  };
  const entries: [string, UnitRecord][] = [];
  for (const [key, unit] of Object.entries(units)) {
    const shot = steps[key];
    const known = before?.units[key]?.step;
    const extra =
      shot === undefined
        ? {}
        : typeof shot === 'string'
          ? {noStep: shot}
          : {step: await store(shot, known)};
    entries.push([key, {...unit, ...extra}]);
  }
  return Object.fromEntries(entries);
}

/** Deletes the pictures of steps that no record of the manual names any more. */
export function removeUnnamedSteps(manual: string): void {
  const folder = folderIn(manual);
  if (!existsSync(folder)) {
    return;
  }
  const named = recordsIn(manual).flatMap(({record: {units}}) =>
    Object.values(units).flatMap(({step}) => (step ? [path.basename(step.src)] : [])),
  );
  for (const name of readdirSync(folder).filter((file) => !named.includes(file))) {
    rmSync(path.join(folder, name));
  }
}
