import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import sharp from 'sharp';
import type {PictureRecord} from '@portal/content/walks/record';
import {markerPlaces, type Box} from './markerPlaces';
import {settle} from './settle';

/**
 * Greatest width of a picture in CSS pixels. On a phone of 390 pixels, a page is 358 wide, so text of 12 pixels is
 * still 11 pixels high.
 */
const legibleWidth = 390;

/** How many device pixels a CSS pixel of a picture has. It is part of the file's name. */
export const density = 2;

export interface PictureOptions {
  /** What the picture shows. It is the smallest area with all of them. */
  of: Locator | readonly Locator[];
  /** What the numbers point at, in their order. */
  markers?: readonly Locator[];
  /** Space around the area in CSS pixels. */
  pad?: number;
  /** Cuts the area to this size from its upper left corner, in CSS pixels. */
  width?: number;
  height?: number;
  /** Size of the window for this picture, as wide as a phone if no width is named. It is wide again afterwards. */
  window?: {width?: number; height?: number};
  /** A picture of the whole layout may be too small to read on a phone. */
  isLayout?: boolean;
}

/** What must not be in a picture: focus rings, numbers that count, and what the mouse brings up. */
const hidden = `
  *:focus, *:focus-visible { outline: none !important; box-shadow: none !important; }
  .toolbar-item-badge, .tooltip, #wpadminbar .ab-sub-wrapper { display: none !important; }
`;

async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.first().boundingBox();
  if (!box) {
    throw new Error(`Nothing to show in the picture: ${locator} is not visible.`);
  }
  return box;
}

/**
 * Runs in a frame. Rounds how far everything around an element is scrolled: a part of a pixel would redraw the edges of
 * all letters.
 */
export function scrollByWholePixels(element: Element): void {
  for (let box: Element | null = element; box; box = box.parentElement) {
    box.scrollTop = Math.round(box.scrollTop);
    box.scrollLeft = Math.round(box.scrollLeft);
  }
}

/** Returns the area to cut out, in whole CSS pixels. Throws if it is outside of the window or too wide to read. */
async function areaOf(page: Page, options: PictureOptions): Promise<Box> {
  const {of, pad = 12, width = Infinity, height = Infinity, isLayout = false} = options;
  const locators = [of].flat() as Locator[];
  await locators[0]!.first().scrollIntoViewIfNeeded();
  await locators[0]!.first().evaluate(scrollByWholePixels);
  const boxes = await Promise.all(locators.map(boxOf));
  const view = page.viewportSize()!;
  const left = Math.max(0, Math.floor(Math.min(...boxes.map(({x}) => x)) - pad));
  const top = Math.max(0, Math.floor(Math.min(...boxes.map(({y}) => y)) - pad));
  const right = Math.ceil(Math.max(...boxes.map((box) => box.x + box.width)) + pad);
  const bottom = Math.ceil(Math.max(...boxes.map((box) => box.y + box.height)) + pad);
  const area = {
    x: left,
    y: top,
    width: Math.min(right - left, width, view.width - left),
    height: Math.min(bottom - top, height),
  };
  if (top + area.height > view.height) {
    throw new Error(
      `The picture ends ${top + area.height - view.height} pixels below the window. Scroll, or set «height».`,
    );
  }
  if (!isLayout && area.width > legibleWidth) {
    throw new Error(
      `The picture is ${area.width} pixels wide, so its text is too small on a phone. Show a smaller part, set «width» (at most ${legibleWidth}), or make the product narrower.`,
    );
  }
  return area;
}

/** A blur that hides by what part of a pixel a letter stands, but not another letter, and what may differ after it. */
const blur = 2;
const sameColour = 30;

/** Returns whether two pictures show something else, not only smoother edges or a shift by a part of a pixel. */
export async function differs(before: Buffer, after: Buffer): Promise<boolean> {
  const raw = (file: Buffer) =>
    sharp(file).removeAlpha().blur(blur).raw().toBuffer({resolveWithObject: true});
  const [a, b] = await Promise.all([raw(before), raw(after)]);
  return (
    a.info.width !== b.info.width ||
    a.info.height !== b.info.height ||
    a.data.some((value, index) => Math.abs(value - b.data[index]!) > sameColour)
  );
}

/**
 * Takes a picture and writes it beside the page, unless the file there shows the same. Returns its record.
 * `file` is the page, `name` the name of the picture within the page.
 */
export async function takePicture(
  page: Page,
  file: string,
  name: string,
  options: PictureOptions,
): Promise<PictureRecord> {
  await page.mouse.move(0, 0);
  await settle(page);
  const clip = await areaOf(page, options);
  const targets = await Promise.all((options.markers ?? []).map(boxOf));
  const png = await page.screenshot({clip, animations: 'disabled', caret: 'hide', style: hidden});
  const {data, info} = await sharp(png)
    .resize(clip.width, clip.height)
    .greyscale()
    .raw()
    .toBuffer({resolveWithObject: true});
  const grey = {data: new Uint8Array(data), width: info.width, height: info.height};
  const within = targets.map((box) => ({...box, x: box.x - clip.x, y: box.y - clip.y}));
  const outside = within.findIndex(
    ({x, y, width, height}) =>
      x + width / 2 < 0 || y + height / 2 < 0 || x > clip.width || y + height / 2 > clip.height,
  );
  if (outside >= 0) {
    throw new Error(`Number ${outside + 1} points at something outside of the picture «${name}».`);
  }
  const src = `./img/${path.parse(file).name}-${name}@${density}x.webp`;
  const target = path.join(path.dirname(file), src);
  mkdirSync(path.dirname(target), {recursive: true});
  if (!existsSync(target) || (await differs(readFileSync(target), png))) {
    const webp = await sharp(png).webp({nearLossless: true, quality: 60, effort: 6}).toBuffer();
    writeFileSync(target, webp);
  }
  return {src, width: clip.width, height: clip.height, markers: markerPlaces(within, grey)};
}
