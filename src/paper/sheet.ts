/** Folder of the QR codes in the build. */
const folder = 'qr';

/** Front matter of pages that describe a task, which «Drucken» puts on one sheet. */
export const isTask = (frontMatter: Record<string, unknown>): boolean =>
  frontMatter.seitentyp === 'aufgabe';

/** Returns the path of the QR code of a page's address, both with base path. A start page may end with a slash. */
export const qrCode = (page: string, baseUrl: string): string =>
  `${baseUrl}${folder}/${page.slice(baseUrl.length).replace(/\/$/, '')}.svg`;
