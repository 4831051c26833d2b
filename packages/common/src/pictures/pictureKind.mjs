/**
 * Detects the kind of a file from its first bytes, because anyone can type any extension. It is plain JavaScript
 * because the bundler loads it with the loader, and short because the Marker-Creator loads it in the browser.
 */

/** Kinds that browsers show, by their extensions. */
const shown = {
  jpg: 'ein JPG-Bild',
  png: 'ein PNG-Bild',
  gif: 'ein GIF-Bild',
  webp: 'ein WebP-Bild',
  avif: 'ein AVIF-Bild',
  svg: 'eine SVG-Zeichnung',
};

const asPicture =
  'Öffnen Sie die Datei in «Vorschau» (Mac) oder «Fotos» (Windows), und speichern Sie sie als JPG oder PNG';
const asDrawing = 'Exportieren Sie daraus ein PNG, oder machen Sie davon ein Bildschirmfoto';

/**
 * Kinds that browsers do not show, with the remedy.
 * @type {Record<string, [name: string, remedy: string]>}
 */
const others = {
  heic: [
    'ein HEIC-Foto, wie es iPhones aufnehmen',
    'Öffnen Sie die Datei auf dem Mac in «Vorschau», und wählen Sie «Ablage › Exportieren …» mit dem Format JPEG, oder lassen Sie sich das Foto als E-Mail schicken',
  ],
  tiff: ['ein TIFF-Bild, wie es Scanner schreiben', asPicture],
  bmp: ['ein BMP-Bild', asPicture],
  ico: ['ein Symbol für Windows (ICO)', asPicture],
  jxl: ['ein JPEG-XL-Bild', asPicture],
  psd: ['ein Bild von Photoshop (PSD)', 'Exportieren Sie es in Photoshop als PNG'],
  pdf: ['ein PDF', asDrawing],
  eps: ['eine Zeichnung für den Druck (EPS)', asDrawing],
  office: ['ein Dokument oder ein Archiv (Word, PowerPoint, ZIP)', asDrawing],
  video: ['ein Video', 'Zeigen Sie ein Bild daraus, oder verweisen Sie auf das Video'],
  html: [
    'eine Webseite (HTML), die statt des Bildes gespeichert wurde',
    'Speichern Sie das Bild nochmals, mit der rechten Maustaste und «Bild speichern unter»',
  ],
  utf16: [
    'eine SVG-Zeichnung in der Codierung UTF-16',
    'Speichern Sie sie im Grafikprogramm neu, in der Codierung UTF-8',
  ],
  lfs: ['nur der Verweis auf ein Bild (Git LFS)', 'Holen Sie das Bild mit «git lfs pull»'],
};

/** Beginnings of files. The first match decides. Bytes are written as letters. */
const beginnings = /** @type {const} */ ([
  ['jpg', /^\xFF\xD8\xFF/],
  ['png', /^\x89PNG/],
  ['gif', /^GIF8/],
  ['webp', /^RIFF[\s\S]{4}WEBP/],
  ['avif', /^[\s\S]{4}ftyp(?:avi[fs]|[\s\S]{4,40}avi[fs])/],
  ['heic', /^[\s\S]{4}ftyp(?:hei|hev|mif1|msf1)/],
  ['video', /^[\s\S]{4}ftyp|^\x1A\x45\xDF\xA3/],
  ['tiff', /^(?:II\*\0|MM\0\*)/],
  ['psd', /^8BPS/],
  ['pdf', /^%PDF/],
  ['eps', /^(?:%!PS|\xC5\xD0\xD3\xC6)/],
  ['ico', /^\0\0[\x01\x02]\0/],
  ['jxl', /^(?:\xFF\x0A|\0\0\0\x0CJXL )/],
  ['bmp', /^BM[\s\S]{4}\0\0\0\0/],
  ['office', /^(?:PK\x03\x04|\xD0\xCF\x11\xE0)/],
  ['lfs', /^version https:\/\/git-lfs/],
  ['utf16', /^(?:\xFF\xFE|\xFE\xFF|<\0|\0<)/],
  ['html', /^(?:\xEF\xBB\xBF)?\s*(?:<!doctype html|<html)/i],
  [
    'svg',
    /^(?:\xEF\xBB\xBF)?\s*(?:<\?xml[\s\S]*?>\s*)?(?:<!--[\s\S]*?-->\s*)*(?:<!DOCTYPE svg[\s\S]*?)?<(?:\w+:)?svg\b/i,
  ],
]);

/** Number of bytes that {@link pictureKind} reads. */
export const headLength = 4096;

/**
 * Returns the kind of a file: an extension that browsers show, another kind, or null if the bytes do not show it.
 * @param {Uint8Array} content the file or its first {@link headLength} bytes
 * @returns {string | null}
 */
export function pictureKind(content) {
  const head = String.fromCharCode(...content.subarray(0, headLength));
  return beginnings.find(([, pattern]) => pattern.test(head))?.[0] ?? null;
}

/**
 * Returns the message for a kind that browsers do not show, or null for a kind that they show or an unknown kind.
 * @param {string | null} kind
 * @returns {{is: string, remedy: string} | null}
 */
export function unshown(kind) {
  const [is, remedy] = others[kind ?? ''] ?? [];
  return is === undefined || remedy === undefined ? null : {is, remedy};
}

/**
 * Returns the problem of a file whose name and content differ: what it is and what to do. `isHidden` means that
 * browsers then show nothing. Returns null if nothing is wrong.
 * @param {string} name
 * @param {Uint8Array} content
 * @returns {{is: string, remedy: string, isHidden: boolean} | null}
 */
export function contentProblem(name, content) {
  const kind = pictureKind(content);
  const problem = unshown(kind);
  if (problem) {
    return {...problem, isHidden: true};
  }
  const ending = name
    .slice(name.lastIndexOf('.') + 1)
    .toLowerCase()
    .replace('jpeg', 'jpg');
  const is = shown[/** @type {keyof typeof shown} */ (kind)];
  if (is === undefined || ending === kind || !(ending in shown)) {
    return null;
  }
  const right = `${name.slice(0, name.lastIndexOf('.'))}.${kind}`;
  const remedy = `Benennen Sie die Datei um in «${right}», und ändern Sie den Namen auch auf der Seite`;
  // Browsers recognize bitmaps by their content, but not drawings.
  return {is, remedy, isHidden: kind === 'svg' || ending === 'svg'};
}
