import {useEffect, useState, type ReactNode} from 'react';
import {exportPicture} from '../io/exportPicture';
import type {LoadedPicture} from '../io/loadPicture';
import {contains, toPercent, wholePicture, type Area} from '../model/geometry';
import type {Project} from '../model/project';
import {useSite} from '../site';
import {inlineMarkdown} from './inlineMarkdown';

interface Shown {
  src: string;
  width: number;
  height: number;
}

interface Cropped extends Shown {
  /** The source of the crop. Another picture or area makes it out of date. */
  picture: LoadedPicture;
  crop: Area;
}

/** Returns the cropped picture with its own address, or the original if nothing is cropped. */
function useCropped(picture: LoadedPicture, crop: Area): Shown {
  const [cropped, setCropped] = useState<Cropped | null>(null);
  const isWhole = contains(crop, {x: 0, y: 0}) && contains(crop, {x: 1, y: 1});
  useEffect(() => {
    let url: string | null = null;
    let current = !isWhole;
    if (current) {
      exportPicture(picture, crop).then(
        ({blob, width, height}) => {
          if (current) {
            url = URL.createObjectURL(blob);
            setCropped({src: url, width, height, picture, crop});
          }
        },
        // The whole picture stays. Saving it reports the problem.
        () => {},
      );
    }
    return () => {
      current = false;
      if (url) {
        URL.revokeObjectURL(url);
        // Redoing a crop restores the same area, but this address is no longer valid.
        setCropped(null);
      }
    };
  }, [picture, crop, isWhole]);
  return !isWhole && cropped?.picture === picture && cropped.crop === crop
    ? cropped
    : {src: picture.url, width: picture.width, height: picture.height};
}

/** Renders the picture as a page will show it, with the same component. */
export default function Preview({
  picture,
  project,
}: {
  picture: LoadedPicture;
  project: Project;
}): ReactNode {
  const site = useSite();
  const {Screenshot, Legend, LegendItem} = site.components;
  const shown = useCropped(picture, project.crop);
  const crop = shown.src === picture.url ? wholePicture : project.crop;
  return (
    <Screenshot
      id="vorschau"
      src={{src: shown.src, width: shown.width, height: shown.height, srcSet: ''}}
      alt={project.alt}
      markers={project.markers.map((marker) => toPercent(marker, crop))}>
      {project.markers.length > 0 && (
        <Legend>
          {project.markers.map(({id, text}, index) => (
            <LegendItem key={id} n={index + 1}>
              {inlineMarkdown(text, site)}
            </LegendItem>
          ))}
        </Legend>
      )}
    </Screenshot>
  );
}
