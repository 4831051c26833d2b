import path from 'node:path';
import {isPartial} from '@portal/common/text/isPartial';

/** Turns a text into the form of an anchor: «Wie geht das?» → `wie-geht-das`. */
export function slug(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/**
 * Returns the prefix of the anchors that a file defines. A page that imports partials consists of several files, so a
 * partial adds its name: `_anmelden.mdx` → `bild-anmelden`, a page → `bild`.
 */
export function anchorPrefix(kind: string, filePath: string): string {
  const name = path.basename(filePath).replace(/\.mdx?$/, '');
  return isPartial(filePath) ? `${kind}-${slug(name)}` : kind;
}

/** Returns the anchor of a heading, or undefined for any other node. */
export function headingId(node: {data?: unknown}): string | undefined {
  return (node.data as {hProperties?: {id?: string}} | undefined)?.hProperties?.id;
}
