import {nearest} from '@portal/common/text/nearest';
import {fileNames} from '../project';
import {pictureFolder, pictures} from '../pictures';

const known = [
  ...Object.values(fileNames),
  ...pictures.map(({name}) => `${pictureFolder}/${name}`),
];

/** Returns the message about a file that the page requests and that does not exist. */
export function explainMissingFile(url: string): string {
  if (!url) return 'Ein Element hat keine Adresse: src oder href ist leer.';
  const near = nearest(url, known);
  const tip = near
    ? `Meinst du «${near}»? Auch gross und klein zählt.`
    : `Diese Bilder gibt es: ${pictures.map(({name}) => `${pictureFolder}/${name}`).join(', ')}.`;
  return `Die Datei «${url}» gibt es nicht. ${tip}`;
}
