import {lineAt} from '@portal/common/text/lineAt';
import {sectionOf} from '@portal/content/source/sections';
import {textsOf} from '../lib/matches';
import type {Rule} from '../lib/rule';

/** Returns a pattern for a whole word that is not itself quoted («du»). */
const word = (pattern: string, flags = '') =>
  new RegExp(`(?<![\\p{L}«])(?:${pattern})(?!\\p{L})`, `gu${flags}`);

const duPronouns = word('du|dich|dir|dein(?:e[mnrs]?)?|deins|euch|euer|eure[mnrs]?', 'i');
/**
 * Matches requests to a single «du» that are not nouns and do not begin a label (**Sende Kopie an**) or a question
 * («Lösche ich …?»).
 */
const duRequests = word(
  `(?:${[
    'Achte|Aktiviere|Aktualisiere|Ändere|Bearbeite|Beachte|Beginne|Benenne|Benutze|Bestätige',
    'Deaktiviere|Denke|Drücke|Entferne|Erfasse|Ergänze|Ersetze|Erstelle|Exportiere|Fahre|Formatiere|Füge',
    'Gehe|Gib|Hole|Importiere|Installiere|Klicke|Kontrolliere|Kopiere|Lass|Lege|Lies|Logge|Lösche',
    'Mach|Mache|Markiere|Melde|Navigiere|Nimm|Notiere|Nutze|Öffne|Passe|Prüfe|Registriere',
    'Schalte|Schau|Schicke|Schliesse|Schreibe|Scrolle|Setze|Sieh|Speichere|Starte|Stelle sicher',
    'Tippe|Überprüfe|Vergiss|Verknüpfe|Verlinke|Veröffentliche|Verwende|Wähle|Warte|Wechsle',
    'Wiederhole|Ziehe',
  ].join('|')})(?! ich(?!\\p{L}))`,
);
/** Matches «Sie» and its forms inside a sentence. At its beginning, it could mean «they». */
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
