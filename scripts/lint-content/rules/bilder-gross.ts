import sharp, {type Metadata} from 'sharp';
import {contentProblem} from '@portal/common/pictures/pictureKind.mjs';
import {pictureLimits} from '@portal/common/pictures/pictureLimits';
import type {OtherFile} from '@portal/content/source/site';
import {headOf} from '../lib/headOf';
import {perPicture} from '../lib/pictures';
import type {Rule} from '../lib/rule';

/** Returns the metadata of a picture, or null if it cannot be decoded completely. */
async function readable(file: string): Promise<Metadata | null> {
  try {
    const image = sharp(file);
    const metadata = await image.metadata();
    await image.resize(16).toBuffer();
    return metadata;
  } catch {
    return null;
  }
}

async function problemOf({file, storedAs = file, size}: OtherFile): Promise<string | null> {
  if (size > pictureLimits.bytes) {
    return `Das Bild hat ${Math.round(size / 1000)} kB → Speichern Sie es als WebP unter ${pictureLimits.bytes / 1000} kB; der Marker-Creator macht das beim Export.`;
  }
  const metadata = await readable(storedAs);
  if (metadata === null && contentProblem(file, headOf(storedAs))) {
    // `bilder-format` reports the kind of the file.
    return null;
  }
  if (metadata === null) {
    return 'Das Bild lässt sich nicht lesen: Die Datei ist leer, beschädigt oder kein Bild → Speichern Sie es neu, oder löschen Sie die Datei.';
  }
  const {width, height, format} = metadata;
  return format !== 'svg' && Math.max(width, height) > pictureLimits.side
    ? `Das Bild misst ${width} × ${height} Pixel → Verkleinern Sie es auf höchstens ${pictureLimits.side} Pixel.`
    : null;
}

/** No picture is larger than a page needs. */
export default {name: 'bilder-gross', level: 'error', check: perPicture(problemOf)} satisfies Rule;
