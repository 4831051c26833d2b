import sharp, {type Metadata} from 'sharp';
import {pictureLimits} from '../../../src/config/pictureLimits';
import type {OtherFile} from '../../lib/content/site';
import {picturesOf} from '../lib/pictures';
import type {Finding, Rule} from '../lib/rule';

/** What is known about a picture; null for one that cannot be decoded to its end. */
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

async function problemOf({file, size}: OtherFile): Promise<string | null> {
  if (size > pictureLimits.bytes) {
    return `Das Bild hat ${Math.round(size / 1000)} kB → Speichern Sie es als WebP unter ${pictureLimits.bytes / 1000} kB; der Marker-Creator macht das beim Export.`;
  }
  const metadata = await readable(file);
  if (metadata === null) {
    return 'Das Bild lässt sich nicht lesen: Die Datei ist leer, beschädigt oder kein Bild → Speichern Sie es neu, oder löschen Sie die Datei.';
  }
  const {width, height, format} = metadata;
  return format !== 'svg' && Math.max(width, height) > pictureLimits.side
    ? `Das Bild misst ${width} × ${height} Pixel → Verkleinern Sie es auf höchstens ${pictureLimits.side} Pixel.`
    : null;
}

/** No picture is larger than a page needs it. */
export default {
  name: 'bilder-gross',
  level: 'error',
  check: async (site) => {
    const findings = picturesOf(site).map(async (picture): Promise<Finding[]> => {
      const message = await problemOf(picture);
      return message ? [{file: picture.file, line: 1, message}] : [];
    });
    return (await Promise.all(findings)).flat();
  },
} satisfies Rule;
