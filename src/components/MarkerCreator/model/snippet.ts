import {escapeAttribute, escapeMdx} from './escape';
import {toPercent} from './geometry';
import type {Project} from './project';

/** Ending of the picture file, by what the browser can write. */
export type PictureFormat = 'webp' | 'png';

/** Path of the picture file: in the folder, and until the picture is saved with the ending, of an imported snippet. */
function picturePath({name, src = './img/'}: Project, format: PictureFormat | null): string {
  const folder = src.slice(0, src.lastIndexOf('/') + 1);
  const ending = format ?? /\.(\w+)$/.exec(src)?.[1] ?? 'webp';
  return `${folder}${name}.${ending}`;
}

/** The MDX with which a page shows the project. `format` is that of the saved picture; null before it is saved. */
export function toSnippet(project: Project, format: PictureFormat | null = null): string {
  const {alt, crop, dark, markers} = project;
  const places = markers.map((marker) => `[${toPercent(marker, crop).join(', ')}]`);
  const attributes = [
    `src="${escapeAttribute(picturePath(project, format))}"`,
    ...(dark ? [`dark="${escapeAttribute(dark)}"`] : []),
    `alt="${escapeAttribute(alt)}"`,
    ...(places.length > 0 ? [`markers={[${places.join(', ')}]}`] : []),
  ].join(' ');
  if (markers.length === 0) {
    return `<Screenshot ${attributes} />`;
  }
  const legend = markers.map(({text}, index) => `${index + 1}. ${escapeMdx(text)}`);
  return `<Screenshot ${attributes}>\n\n${legend.join('\n')}\n\n</Screenshot>`;
}
