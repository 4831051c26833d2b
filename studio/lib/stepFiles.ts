/** The files of the actions' pictures: `<manual>/img/schritte/<hash of the content>.webp`. */
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {sectionOf} from '@portal/content/source/sections';
import {
  pictureOf,
  picturesIn,
  readRecords,
  type ActionRecord,
  type UnitRecord,
  type WalkRecord,
} from '@portal/content/walks/record';
import {differs} from './picture';
import {withoutPicture, type Action} from './watch';

const folderIn = (manual: string): string => path.join(manual, 'img/schritte');

/** From this size in bytes, a picture contains a photo. It is encoded like one. */
const photoSize = 20_000;

/** Encodes the picture of an action. */
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
 * Stores the pictures of a page's actions and returns the units with their actions. An action that still shows the same
 * keeps its file, and actions that show the same share one.
 */
export async function withActions(
  page: string,
  units: WalkRecord['units'],
  actions: Readonly<Record<string, readonly Action[]>>,
  before?: Pick<WalkRecord, 'units'>,
  manual = sectionOf(page).folder,
): Promise<WalkRecord['units']> {
  const folder = folderIn(manual);
  const here = path.dirname(page);
  const taken = new Set<string>();
  const store = async (png: Buffer, known?: ActionRecord): Promise<string> => {
    const candidates = [...(known?.src ? [pictureOf(page, {src: known.src})] : []), ...taken];
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
    return src.startsWith('.') ? src : `./${src}`;
  };
  const recordOf = async ({label, shot, field, phone}: Action, known?: ActionRecord) => {
    const picture =
      typeof shot === 'object'
        ? {src: await store(shot.png, known), box: shot.box}
        : // Without new pictures, those of the last walk stay as long as they are of the same.
          !shot && known?.label === label
          ? {src: known.src, box: known.box, without: known.without}
          : {without: shot ?? withoutPicture.notTaken};
    return {label, ...picture, ...(field && {field}), ...(phone && {phone})};
  };
  const entries: [string, UnitRecord][] = [];
  for (const [key, unit] of Object.entries(units)) {
    const done: ActionRecord[] = [];
    for (const [index, action] of (actions[key] ?? []).entries()) {
      done.push(await recordOf(action, before?.units[key]?.actions?.[index]));
    }
    entries.push([key, {...unit, ...(actions[key] && {actions: done})}]);
  }
  return Object.fromEntries(entries);
}

/** Deletes the pictures of actions that no record of the manual names any more. */
export function removeUnnamed(manual: string): void {
  const folder = folderIn(manual);
  if (!existsSync(folder)) {
    return;
  }
  const named = [...readRecords(manual)].flatMap(([page, record]) => picturesIn(page, record));
  for (const name of readdirSync(folder)) {
    if (!named.includes(path.posix.join(folder, name))) {
      rmSync(path.join(folder, name));
    }
  }
}
