import path from 'node:path';
import type {Image, Parents, Root, RootContent} from 'mdast';
import sharp from 'sharp';
import {visit} from 'unist-util-visit';
import {machineDescription} from '@portal/common/pictures/machineDescription';
import {pictureLimits} from '@portal/common/pictures/pictureLimits';
import {limits} from './limits';

/** A picture of the page, ready to be written. */
export interface PictureFile {
  /** Its name in the folder `img` of the page. */
  name: string;
  data: Buffer;
}

export interface Pictures {
  files: PictureFile[];
  /** What editors must do, one sentence each. */
  hints: string[];
}

/** Descriptions that a camera or a program wrote: paths, names of files. */
const noDescription = /[\\/]|\.\w{3,4}$|^(?:Grafik|Bild|Picture|Image)\s*\d*$/i;

function descriptionOf(alt: string | null | undefined): string {
  const text = alt?.replace(/\s+/g, ' ').replaceAll('"', '').trim() ?? '';
  return text === '' ||
    noDescription.test(text) ||
    machineDescription.test(text) ||
    text.length > pictureLimits.alt
    ? 'TODO Was zeigt das Bild?'
    : text;
}

const qualities = [85, 70, 50];

/** Returns a picture as WebP within the limits of a page, turned as in Word, or null if it cannot be drawn. */
async function webp(data: Uint8Array, turn: string): Promise<Buffer | null> {
  try {
    const image = sharp(data, {limitInputPixels: limits.pixels})
      .flop(turn.includes('flipH'))
      .flip(turn.includes('flipV'))
      .rotate(Number.parseInt(turn, 10) || 0)
      .resize(pictureLimits.side, pictureLimits.side, {fit: 'inside', withoutEnlargement: true});
    for (const quality of qualities) {
      const made = await image.clone().webp({quality}).toBuffer();
      if (made.length <= pictureLimits.bytes) {
        return made;
      }
    }
    return await image.resize(1600, 1600, {fit: 'inside'}).webp({quality: 70}).toBuffer();
  } catch {
    return null;
  }
}

const notDrawable = (n: number, type: string): string =>
  /^\.[ew]mf$/.test(type)
    ? `Bild ${n} ist eine Zeichnung von Windows (EMF oder WMF), die kein Browser zeigt → Machen Sie davon ein Bildschirmfoto, und setzen Sie es beim TODO ein.`
    : `Bild ${n} lässt sich nicht lesen (${type || 'unbekannt'}), oder es ist riesig → Speichern Sie es kleiner und als PNG, und setzen Sie es beim TODO ein.`;

/**
 * Replaces the pictures of a document by `<Screenshot>`. `parts` are its files, `page` is the name of the page, with
 * which those of its pictures begin.
 */
export async function placePictures(
  tree: Root,
  parts: Readonly<Record<string, Uint8Array>>,
  page: string,
): Promise<Pictures> {
  const places: {image: Image; parent: Parents; index: number}[] = [];
  visit(tree, 'image', (image, index, parent) => {
    places.push({image, parent: parent!, index: index!});
  });
  const sources = [...new Set(places.map(({image}) => image.url))];
  const hints: string[] = [];
  const files = new Map<string, PictureFile>();
  for (const [index, source] of sources.entries()) {
    const [name = '', turn = ''] = source.split('#');
    const file = parts[name];
    const data = file ? await webp(file, turn) : null;
    if (data) {
      files.set(source, {name: `${page}-${index + 1}.webp`, data});
    } else {
      hints.push(notDrawable(index + 1, path.extname(name)));
    }
  }
  for (const {image, parent, index} of places) {
    const file = files.get(image.url);
    const block: RootContent = file
      ? {
          type: 'html',
          value: `<Screenshot src="./img/${file.name}" alt="${descriptionOf(image.alt)}" />`,
        }
      : {
          type: 'paragraph',
          children: [
            {type: 'text', value: `TODO Bild ${sources.indexOf(image.url) + 1} einsetzen`},
          ],
        };
    (parent.children as RootContent[])[index] = block;
  }
  return {files: [...files.values()], hints};
}
