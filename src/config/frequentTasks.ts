import {findManual, manualPath, type ManualId} from '@portal/content/manuals';

function task(label: string, id: ManualId, path: string) {
  const manual = findManual(id);
  return {label, manualId: id, to: manualPath(manual) + path, manual: manual.label};
}

/** Tasks that the home page offers directly, most frequent first. */
export const frequentTasks = [
  task('E-Mail geht nicht', 'email', '#geht-nicht'),
  task('Passwort des Postfachs ändern', 'email', '/webmail#passwort'),
  task('E-Mail auf dem iPhone einrichten', 'email', '/programme/ios'),
  task('Abwesenheitsmeldung einschalten', 'email', '/abwesenheitsmeldung'),
  task('Text auf einer Seite ändern', 'typo3', '/grundlagen/inhalte-bearbeiten'),
  task('Bild ersetzen', 'typo3', '/inhalte/inhaltselemente/bild#bild-ersetzen'),
  task('E-Mail in Outlook einrichten', 'email', '/programme/outlook'),
  task('Bilder und Dateien verwalten', 'typo3', '/grundlagen/dateiliste'),
  task('Seite anlegen oder verschieben', 'typo3', '/grundlagen/seiten-und-navigation'),
  task('Produkt erfassen', 'wordpress', '/produkte'),
  task('Bestellung bearbeiten', 'wordpress', '/bestellungen'),
  task('Amtliche Anzeige erfassen', 'dorfplatz', '/amtliche/anzeigen_erfassen'),
  task('Sich als freiwillige Person registrieren', 'insembel-engadin', '/user/registrieren'),
];
