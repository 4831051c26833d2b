import {collisions} from '@portal/common/pictures/collisions';
import {pictureLimits} from '@portal/common/pictures/pictureLimits';
import {projectHints} from '../texts';
import {exportSize} from './exportSize';
import {contains, toPercent} from './geometry';
import type {Project} from './project';

/** Returns what is still missing before a page can use the project, in German. `picture` is the uncropped picture. */
export function hintsFor(
  {alt, crop, markers}: Project,
  picture: {width: number; height: number},
): string[] {
  const length = alt.trim().length;
  const shown = {width: picture.width * crop.width, height: picture.height * crop.height};
  const places = markers.map((marker) => toPercent(marker, crop));
  const saved = exportSize(picture, crop);
  return [
    // A slightly smaller size is not noticeable.
    ...(saved.height === pictureLimits.side && shown.height > 1.25 * saved.height
      ? [projectHints.tall(saved.width, saved.height)]
      : []),
    ...(length === 0 ? [projectHints.alt] : []),
    ...(length > pictureLimits.alt ? [projectHints.altLong(length)] : []),
    ...markers.flatMap((marker, index) => [
      ...(marker.text.trim() === '' ? [projectHints.text(index + 1)] : []),
      ...(contains(crop, marker) ? [] : [projectHints.outside(index + 1)]),
    ]),
    ...collisions(places, shown).map(([n, other]) => projectHints.close(n, other)),
  ];
}
