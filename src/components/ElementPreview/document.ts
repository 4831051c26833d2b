/**
 * Heights in CSS pixels that the HTML notes in its first line for a frame of
 * 340 and of 700 pixels: room that is kept free until the frame is loaded.
 */
export function reservedHeights(html: string): [narrow: number, wide: number] {
  const note = /^<!-- (\d+) (\d+) -->/.exec(html);
  return [Number(note?.[1] ?? 320), Number(note?.[2] ?? 320)];
}

/**
 * The frame's document. `base` is the address of the folder with the
 * elements' stylesheet, script and pictures; `{base}` in the HTML stands for it.
 */
export function previewDocument(html: string, base: string): string {
  return [
    '<!doctype html><html lang="de-CH"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `<title>Beispiel</title><link rel="stylesheet" href="${base}elements.css">`,
    `<script src="${base}elements.js" defer></script></head><body>`,
    html.trim().replaceAll('{base}', base),
    '</body></html>',
  ].join('');
}
