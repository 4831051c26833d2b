/**
 * Returns the heights in CSS pixels from the first line of the HTML, for a frame of 340 and of 700 pixels. This space
 * is reserved until the frame is loaded.
 */
export function reservedHeights(html: string): [narrow: number, wide: number] {
  const note = /^<!-- (\d+) (\d+) -->/.exec(html);
  return [Number(note?.[1] ?? 320), Number(note?.[2] ?? 320)];
}

/**
 * Returns the frame's document. `base` is the address of the folder with the elements' stylesheet, script and
 * pictures. It replaces `{base}` in the HTML.
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
