import path from 'node:path';
import {pathFromPage} from '@portal/content/source/imports';
import type {Page} from '@portal/content/source/page';
import {sectionOf} from '@portal/content/source/sections';
import type {Site} from '@portal/content/source/site';
import {isStored} from '../lib/isStored';
import {
  isPicture,
  otherKinds,
  outsideMedia,
  pictureReferences,
  picturesOf,
  plainName,
  tornPictures,
  unresolvedMedia,
} from '../lib/pictures';
import {perPage, type Rule} from '../lib/rule';
import {pathSuggestion} from '../lib/suggestion';

/** Returns the picture of the same manual that was probably meant. */
function pictureMeant(picture: string, page: Page, site: Site): string {
  const {folder} = sectionOf(page.file);
  const pictures = picturesOf(site).filter(({file}) => file.startsWith(`${folder}/`));
  return pathSuggestion(
    pathFromPage(picture, page),
    pictures.map(({file}) => pathFromPage(file, page)),
  );
}

const missing = (page: Page, site: Site) =>
  pictureReferences(page)
    .filter(({picture}) => !site.otherFiles.some(({file}) => file === picture))
    .filter(({picture}) => !isStored(picture))
    .map(({picture, line}) => ({
      line,
      message: `Das Bild «${picture}» gibt es nicht → Legen Sie die Datei dort ab, oder korrigieren Sie den Pfad.${pictureMeant(picture, page, site)}`,
    }));

const ofOtherKinds = (page: Page) =>
  otherKinds(page).map(({address, line}) => ({
    line,
    message: `«${address}» ist kein Bild, das Browser zeigen → Speichern Sie es als WebP, PNG oder JPG, und schreiben Sie den Namen mit seiner Endung.`,
  }));

/** Finds external media. The portal's policy allows browsers to load from the portal only. */
const outside = (page: Page) =>
  outsideMedia(page).map(({address, line, isPicture}) => ({
    line,
    message: isPicture
      ? `Das Bild «${address}» liegt nicht im Handbuch, und niemand sieht es → Legen Sie es in den Ordner «img» neben der Seite, und schreiben Sie den Pfad dorthin.`
      : `«${address}» liegt nicht im Handbuch, und niemand sieht es → Schreiben Sie einen Link dorthin: [Text](Adresse).`,
  }));

const unresolved = (page: Page) =>
  unresolvedMedia(page)
    // Of a missing picture, the finding above says so.
    .filter(({address}) => !address.startsWith('/') || isStored(path.join('static', address)))
    .map(({address, line, tag}) => ({
      line,
      message:
        tag !== 'img'
          ? `«${address}» steht in <${tag}>, und niemand sieht es → Schreiben Sie einen Link dorthin: [Text](${address}).`
          : `Das Bild «${address}» steht in <img>, und niemand sieht es${address.startsWith('/') ? ', wenn das Handbuch nicht zuoberst auf seiner Website liegt' : ''} → Schreiben Sie ![Beschreibung](${address}), oder nehmen Sie <Screenshot>.`,
    }));

const torn = (page: Page) =>
  tornPictures(page).map(({address, line}) => ({
    line,
    message: isPicture(address.split(/\s/)[0]!)
      ? `Hinter dem Pfad des Bildes «${address}» steht noch etwas → Löschen Sie, was nach dem Leerzeichen folgt. Die Grösse ergibt sich von selbst.`
      : `Im Pfad des Bildes «${address}» steht ein Leerzeichen → Benennen Sie die Datei um in «${plainName(path.posix.basename(address))}», und schreiben Sie den Pfad ohne Leerzeichen.`,
  }));

/** Every picture that a page shows is in the project. */
export default {
  name: 'bilder-fehlend',
  level: 'error',
  check: perPage((page, site) => [
    ...missing(page, site),
    ...ofOtherKinds(page),
    ...outside(page),
    ...unresolved(page),
    ...torn(page),
  ]),
} satisfies Rule;
