import {escapeAttribute, escapeMdx} from './escape';
import {toPercent} from './geometry';
import type {Project} from './project';

/** Ending of the picture file, by what the browser can write. */
export type PictureFormat = 'webp' | 'png';

/** The MDX with which a page shows the project. */
export function toSnippet(project: Project, format: PictureFormat = 'webp'): string {
  const {alt, crop, dark, markers, name} = project;
  const places = markers.map((marker) => `[${toPercent(marker, crop).join(', ')}]`);
  const attributes = [
    `src="./img/${name}.${format}"`,
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
