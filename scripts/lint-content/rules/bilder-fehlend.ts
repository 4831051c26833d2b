import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '../../lib/content/page';
import type {Site} from '../../lib/content/site';
import {
  outsideMedia,
  pictureReferences,
  plainName,
  tornPictures,
  unresolvedPictures,
} from '../lib/pictures';
import {perPage, type Rule} from '../lib/rule';

const missing = (page: Page, {otherFiles}: Site) =>
  pictureReferences(page)
    .filter(({picture}) => !otherFiles.some(({file}) => file === picture))
    .filter(({picture}) => !existsSync(picture))
    .map(({picture, line}) => ({
      line,
      message: `Das Bild «${picture}» gibt es nicht → Legen Sie die Datei dort ab, oder korrigieren Sie den Pfad.`,
    }));

/** The portal's policy lets browsers load from the portal only. */
const outside = (page: Page) =>
  outsideMedia(page).map(({address, line, isPicture}) => ({
    line,
    message: isPicture
      ? `Das Bild «${address}» liegt nicht im Handbuch, und niemand sieht es → Legen Sie es in den Ordner «img» neben der Seite, und schreiben Sie den Pfad dorthin.`
      : `«${address}» liegt nicht im Handbuch, und niemand sieht es → Schreiben Sie einen Link dorthin: [Text](Adresse).`,
  }));

const unresolved = (page: Page) =>
  unresolvedPictures(page).map(({address, line}) => ({
    line,
    message: `Das Bild «${address}» steht in <img>, und niemand sieht es → Schreiben Sie ![Beschreibung](${address}), oder nehmen Sie <Screenshot>.`,
  }));

const torn = (page: Page) =>
  tornPictures(page).map(({address, line}) => ({
    line,
    message: `Im Pfad des Bildes «${address}» steht ein Leerschlag → Benennen Sie die Datei um in «${plainName(path.posix.basename(address))}», und schreiben Sie den Pfad ohne Leerschläge.`,
  }));

/** Every picture that a page shows lies in the project. */
export default {
  name: 'bilder-fehlend',
  level: 'error',
  check: perPage((page, site) => [
    ...missing(page, site),
    ...outside(page),
    ...unresolved(page),
    ...torn(page),
  ]),
} satisfies Rule;
