import {escapeAttribute, escapeMdx} from './escape';
import {toPercent} from './geometry';
import type {Project} from './project';

/** Extension of the picture file, by what the browser can write. */
export type PictureFormat = 'webp' | 'png';

/**
 * Returns the path of the picture file, with the folder of an imported snippet, and with its extension until the
 * picture is saved.
 */
function picturePath({name, src = './img/'}: Project, format: PictureFormat | null): string {
  const folder = src.slice(0, src.lastIndexOf('/') + 1);
  const ending = format ?? /\.(\w+)$/.exec(src)?.[1] ?? 'webp';
  return `${folder}${name}.${ending}`;
}

/**
 * Returns the MDX that shows the project in a page. `format` is the format of the saved picture, or null before it is
 * saved.
 */
export function toSnippet(project: Project, format: PictureFormat | null = null): string {
  const {alt, crop, markers} = project;
  const places = markers.map((marker) => `[${toPercent(marker, crop).join(', ')}]`);
  const attributes = [
    `src="${escapeAttribute(picturePath(project, format))}"`,
    `alt="${escapeAttribute(alt)}"`,
    ...(places.length > 0 ? [`markers={[${places.join(', ')}]}`] : []),
  ].join(' ');
  if (markers.length === 0) {
    return `<Screenshot ${attributes} />`;
  }
  const legend = markers.map(({text}, index) => `${index + 1}. ${escapeMdx(text)}`);
  return `<Screenshot ${attributes}>\n\n${legend.join('\n')}\n\n</Screenshot>`;
}
