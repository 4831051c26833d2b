import {sectionOf} from '../../lib/content/sections';
import {lineAt, textsOf} from '../lib/texts';
import type {Rule} from '../lib/rule';

/** A word that no letter touches, and that is not the very word the text speaks of («du»). */
const word = (pattern: string, flags = '') =>
  new RegExp(`(?<![\\p{L}«])(?:${pattern})(?!\\p{L})`, `gu${flags}`);

const duPronouns = word('du|dich|dir|dein(?:e[mnrs]?)?|deins|euch|euer|eure[mnrs]?', 'i');
/** Requests to a single «du» that cannot be nouns. */
const duRequests = word(
  'Klicke|Wähle|Öffne|Gib|Tippe|Speichere|Schreibe|Gehe|Prüfe|Füge|Ziehe|Melde|Nimm|Achte|Schau|Lies|Ändere|Lösche|Kopiere|Schliesse|Warte|Markiere|Ersetze|Ergänze|Verwende|Erfasse|Erstelle|Vergiss|Lass',
);
/** «Sie» and its forms, where no sentence begins: there it could mean «they». */
const formal = /(?<=[\p{L}\d,;] )(?:Sie|Ihnen|Ihre?[mnrs]?)(?!\p{L})/gu;

const toDu = (match: string) =>
  `«${match}» siezt, und dieses Handbuch sagt Du → Schreiben Sie «du», «dich» oder «dein».`;
const toSie = (match: string) =>
  `«${match}» duzt, und dieses Handbuch sagt Sie → Schreiben Sie zum Beispiel «Klicken Sie» oder «Ihr».`;

/** Manuals for learners say Du, all others Sie. */
export default {
  name: 'anrede',
  level: 'error',
  check: (site) =>
    textsOf(site).flatMap(({file, text, line}) => {
      const saysDu = sectionOf(file).manual?.audience === 'lernende';
      const patterns = saysDu ? [formal] : [duPronouns, duRequests];
      const message = saysDu ? toDu : toSie;
      return patterns
        .flatMap((pattern) => [...text.matchAll(pattern)])
        .map((match) => ({
          file,
          line: lineAt(text, match.index, line),
          message: message(match[0]),
        }));
    }),
} satisfies Rule;
