/** The course's own drawings in `packages/course/static/playground/bilder`. A trainee writes `bilder/<name>`. */
export const pictures = [
  {
    name: 'spitzbuben.svg',
    alt: 'Ein Teller mit Spitzbuben, in der Mitte leuchtet rotes Gelee',
    width: 640,
    height: 400,
  },
  {
    name: 'teig.svg',
    alt: 'Ausgewallter Teig mit Wallholz und ausgestochenen Kreisen',
    width: 640,
    height: 400,
  },
  {
    name: 'blech.svg',
    alt: 'Backblech mit zwölf hellen Guetzli, die Hälfte mit einem Loch',
    width: 640,
    height: 400,
  },
  {
    name: 'zutaten.webp',
    alt: 'Butter, Mehl, Puderzucker, ein Ei und ein Glas Gelee',
    width: 640,
    height: 400,
  },
] as const;

/** Folder of the pictures, as the trainee writes it and as the ZIP has it. */
export const pictureFolder = 'bilder';
