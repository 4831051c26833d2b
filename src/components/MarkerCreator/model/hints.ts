import {projectHints} from '../texts';
import {contains} from './geometry';
import type {Project} from './project';

/** What is still missing before a page can use the project, in German. */
export function hintsFor({alt, crop, markers}: Project): string[] {
  const length = alt.trim().length;
  return [
    ...(length === 0 ? [projectHints.alt] : []),
    ...(length > 160 ? [projectHints.altLong(length)] : []),
    ...markers.flatMap((marker, index) => [
      ...(marker.text.trim() === '' ? [projectHints.text(index + 1)] : []),
      ...(contains(crop, marker) ? [] : [projectHints.outside(index + 1)]),
    ]),
  ];
}
