import path from 'node:path';
import {isPartial} from '../../text/isPartial';

/** Turns a text into the form of an anchor: «Wie geht das?» → `wie-geht-das`. */
export function slug(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/**
 * Beginning of the anchors that a file gives to its parts. Several files meet
 * on one page when it imports partials, so a partial brings its name along:
 * `_anmelden.mdx` → `bild-anmelden`, a page → `bild`.
 */
export function anchorPrefix(kind: string, filePath: string): string {
  const name = path.basename(filePath).replace(/\.mdx?$/, '');
  return isPartial(filePath) ? `${kind}-${slug(name)}` : kind;
}
