import {pictureLimits} from '@portal/common/pictures/pictureLimits';

/** Labels and messages of the Marker-Creator, in one place for the program and its tests. */

export const labels = {
  choose: 'Bild wählen',
  drop: 'Ziehen Sie ein Bildschirmfoto hierher, fügen Sie es mit Ctrl+V ein (Mac: Cmd+V) oder wählen Sie eine Datei.',
  privacy: 'Das Bild bleibt auf Ihrem Gerät. Es wird nichts hochgeladen.',
  otherPicture: 'Anderes Bild',
  clear: 'Alles löschen',
  clearSure: 'Wirklich löschen',
  cancel: 'Abbrechen',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  zoomIn: 'Vergrössern',
  zoomOut: 'Verkleinern',
  crop: 'Zuschneiden',
  cropApply: 'Zuschnitt übernehmen',
  cropReset: 'Ganzes Bild',
  cropHelp: 'Ziehen Sie über dem Bild ein Rechteck auf, oder geben Sie die Zahlen in Pixel ein.',
  cropLeft: 'Links',
  cropTop: 'Oben',
  cropWidth: 'Breite',
  cropHeight: 'Höhe',
  surface: 'Markierung setzen',
  surfaceMoves: (n: number) => `Markierung ${n} hierher verschieben`,
  canvas: 'Bild mit Markierungen',
  canvasHelp:
    'Ein Klick auf das Bild setzt eine Markierung. Sie verschieben sie durch Ziehen, mit zwei Klicks (auf die Markierung, dann auf die neue Stelle) oder mit den Pfeiltasten, mit der Umschalttaste in grossen Schritten. Delete löscht sie.',
  legend: 'Legende',
  legendEntry: (n: number) => `Legende zu ${n}`,
  upEntry: (n: number) => `${n} nach oben`,
  downEntry: (n: number) => `${n} nach unten`,
  removeEntry: (n: number) => `${n} löschen`,
  noMarkers: 'Noch keine Markierung. Klicken Sie auf das Bild.',
  details: 'Angaben zum Bild',
  alt: 'Alternativtext',
  altHelp: `Ein Satz: Was zeigt das Bild? Höchstens ${pictureLimits.alt} Zeichen.`,
  name: 'Dateiname',
  preview: 'Vorschau',
  export: 'Übernehmen',
  snippet: 'MDX für die Seite',
  copySnippet: 'MDX für die Seite kopieren',
  saveWebp: 'Bild speichern',
  import: 'Bestehendes weiterbearbeiten',
  importHelp: 'Fügen Sie hier den Abschnitt <Screenshot …> aus einer Seite ein.',
  importButton: 'Einlesen',
  restore: 'Weiterarbeiten',
  discard: 'Verwerfen',
  decideFirst: 'Entscheiden Sie zuerst über die Arbeit von Ihrem letzten Besuch.',
  draft: 'Von Ihrem letzten Besuch ist noch eine Arbeit da.',
  loading: 'Der Marker-Creator wird geladen …',
  noScript: 'Der Marker-Creator braucht JavaScript.',
} as const;

/** Name of a marker for screen readers. */
export const markerLabel = (n: number, x: number, y: number) =>
  `Markierung ${n}, ${x} % von links, ${y} % von oben`;

/** What happened, for screen readers. */
export const announcements = {
  added: (n: number) => `Markierung ${n} gesetzt.`,
  selected: (n: number) =>
    `Markierung ${n} gewählt. Der nächste Klick auf das Bild verschiebt sie, Escape bricht ab.`,
  unselected: (n: number) => `Markierung ${n} nicht mehr gewählt.`,
  moved: (n: number) => `Markierung ${n} verschoben.`,
  shifted: (n: number, to: number) => `Markierung ${n} ist jetzt Markierung ${to}.`,
  removed: (n: number) => `Markierung ${n} gelöscht. Rückgängig mit Ctrl+Z (Mac: Cmd+Z).`,
  loaded: (width: number, height: number) => `Bild geladen: ${width} mal ${height} Pixel.`,
  imported: (count: number) =>
    count === 1 ? 'Eine Markierung eingelesen.' : `${count} Markierungen eingelesen.`,
  cropped: 'Zuschnitt übernommen.',
  undo: 'Letzter Schritt rückgängig gemacht.',
  redo: 'Schritt wiederholt.',
} as const;

/** What is wrong with a chosen file: one sentence each. */
export const pictureProblems = {
  notPicture: (name: string) =>
    `«${name}» ist kein Bild in einem lesbaren Format; wählen Sie PNG, JPEG, WebP, AVIF oder GIF.`,
  otherKind: (name: string, is: string, remedy: string) => `«${name}» ist ${is}. ${remedy}.`,
  damaged: (name: string) =>
    `«${name}» lässt sich nicht lesen; wahrscheinlich ist die Datei beschädigt.`,
  tooLarge: (megapixels: number, limit: number) =>
    `Das Bild hat ${megapixels} Megapixel, höchstens ${limit} sind möglich; verkleinern Sie es zuerst.`,
  large: (bytes: number) =>
    `Das Bild hat ${Math.round(bytes / 1000)} kB, auf einer Seite sind höchstens ${pictureLimits.bytes / 1000} kB erlaubt; schneiden Sie es enger zu.`,
  write: 'Das Bild liess sich nicht speichern; versuchen Sie es mit einem kleineren Ausschnitt.',
} as const;

/** Why a reload would lose the work: one sentence each. */
export const draftProblems = {
  elsewhere:
    'Der Marker-Creator ist noch in einem anderen Fenster offen; was Sie hier machen, geht beim Neuladen verloren.',
  refused:
    'Der Browser kann diese Arbeit nicht aufbewahren; speichern Sie sie, bevor Sie die Seite verlassen.',
} as const;

/** What is still missing before a page can use the picture. */
export const projectHints = {
  alt: 'Der Alternativtext fehlt.',
  altLong: (length: number) =>
    `Der Alternativtext hat ${length} Zeichen, höchstens ${pictureLimits.alt} sind erlaubt.`,
  tall: (width: number, height: number) =>
    `Das Bild wird auf ${width} × ${height} Pixel verkleinert, weil es sehr hoch ist; schneiden Sie es zu.`,
  text: (n: number) => `Zu Markierung ${n} fehlt der Text in der Legende.`,
  outside: (n: number) => `Markierung ${n} liegt ausserhalb des Zuschnitts.`,
  close: (n: number, other: number) =>
    `Die Markierungen ${n} und ${other} überdecken sich auf dem Mobiltelefon; rücken Sie eine zur Seite.`,
} as const;

/** What is wrong with a snippet: one sentence each. */
export const snippetProblems = {
  missing: 'Der Text enthält kein <Screenshot …>.',
  several: (count: number) =>
    `Der Text enthält ${count} Bilder; fügen Sie nur einen Abschnitt <Screenshot …> ein.`,
  tag: 'Die erste Zeile ist nicht vollständig; prüfen Sie Anführungszeichen und das Zeichen > am Schluss.',
  closing: 'Am Schluss fehlt </Screenshot>.',
  attribute: (name: string) =>
    `Die Angabe «${name}» ist nicht lesbar; schreiben Sie sie in Anführungszeichen: ${name}="…".`,
  legend: (text: string) =>
    `Als Legende lässt sich nur eine einfache nummerierte Liste einlesen; «${text}» ginge verloren.`,
  places:
    'Die Angabe «markers» ist nicht lesbar; sie sieht so aus: markers={[[12, 30], [40, 58]]}.',
  outside: (n: number) => `Markierung ${n} liegt ausserhalb des Bildes; erlaubt sind 0 bis 100.`,
  count: (markers: number, entries: number) =>
    `Markierungen und Legende passen nicht zusammen: ${markers} im Bild, ${entries} in der Legende.`,
} as const;
