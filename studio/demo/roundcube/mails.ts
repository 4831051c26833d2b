/** The mailbox of the sample: a small hotel in November. Every person and every address is invented. */
export interface Mail {
  /** Name of the folder on the server; `INBOX` is the Posteingang. */
  folder: string;
  from: string;
  to?: string;
  subject: string;
  /** Local time in winter: `2026-11-26 16:20`. */
  date: string;
  text: string;
  /** Marks of Maildir: S is read, F flagged, R answered, D a draft. */
  flags?: string;
  /** File name of the PDF that is attached, of about 45 kB. */
  pdf?: string;
  /** The same as a web page, for what only that can have. */
  html?: string;
}

export const owner = 'ladina.muster@hotel-alpenrose.example';
/** Her private mailbox, for what needs a second one. */
export const privateUser = 'ladina@seeblick.example';

const me = `Ladina Muster <${owner}>`;

export const mails: readonly Mail[] = [
  {
    folder: 'INBOX',
    from: 'Familie Exempel <familie.exempel@reiselust.example>',
    subject: 'Anfrage Doppelzimmer im Februar',
    date: '2026-11-26 16:20',
    pdf: 'angaben-reise.pdf',
    text: `Guten Tag

Wir möchten gerne vom 13. bis 20. Februar 2027
zu Ihnen kommen. Ist in dieser Woche ein
Doppelzimmer mit Zusatzbett frei?

Unsere Angaben finden Sie im Anhang.

Freundliche Grüsse
Familie Exempel`,
  },
  {
    folder: 'INBOX',
    from: 'E-Mail-Support <konto@postfach-hilfe.example>',
    to: owner,
    subject: 'Ihr Postfach wird heute gesperrt!',
    date: '2026-11-26 08:55',
    text: '',
    html: `<div style="max-width: 340px"><p>Sehr geehrter Benutzer</p>
<p>Ihr Postfach ist voll und wird heute um 18.00 Uhr gesperrt. Bestätigen Sie sofort Ihr Passwort, um den Verlust aller E-Mails zu verhindern:</p>
<p><a href="https://postfach-bestaetigen.example/login">Postfach bestätigen</a></p>
<p>Ihr E-Mail-Support</p></div>`,
  },
  {
    folder: 'INBOX',
    from: 'Beat Beispiel <beat.beispiel@langlaufclub.example>',
    subject: 'Rückruf wegen Offerte',
    date: '2026-11-25 14:12',
    flags: 'FS',
    text: `Liebe Ladina

Hast du kurz Zeit wegen der Offerte für unser Vereinsessen?

Gruss
Beat`,
  },
  {
    folder: 'INBOX',
    from: 'Cilgia Beispiel <cilgia.beispiel@langlaufclub.example>',
    subject: 'Protokoll der Vorstandssitzung',
    date: '2026-11-24 18:30',
    flags: 'S',
    pdf: 'protokoll-november.pdf',
    text: `Liebe alle

Anbei das Protokoll von gestern.

Cilgia`,
  },
  {
    folder: 'INBOX',
    from: 'Getränke Muster <bestellung@getraenke-muster.example>',
    subject: 'Rechnung 4711',
    date: '2026-11-24 09:48',
    flags: 'S',
    pdf: 'rechnung-4711.pdf',
    text: `Guten Tag

Im Anhang erhalten Sie die Rechnung 4711, zahlbar innert 30 Tagen.

Freundliche Grüsse
Getränke Muster`,
  },
  {
    folder: 'INBOX',
    from: 'Blumen Beispiel <aktion@blumen-beispiel.example>',
    subject: 'Adventskränze: 20 Prozent bis Sonntag',
    date: '2026-11-23 07:05',
    flags: 'S',
    text: '',
    html: `<p><img src="https://bilder.blumen-beispiel.example/kranz.jpg" alt="Adventskranz" width="300" height="120"></p>
<p>Bestellen Sie jetzt: Bis Sonntag erhalten Sie 20 Prozent auf alle Kränze.</p>`,
  },
  {
    folder: 'Drafts',
    from: me,
    to: 'Beat Beispiel <beat.beispiel@langlaufclub.example>',
    subject: 'Offerte Vereinsessen',
    date: '2026-11-25 15:02',
    flags: 'DS',
    text: `Lieber Beat

Für dreissig Personen schlage ich`,
  },
  {
    folder: 'Sent',
    from: me,
    to: 'Getränke Muster <bestellung@getraenke-muster.example>',
    subject: 'Bestellung Apfelsaft',
    date: '2026-11-20 10:15',
    flags: 'S',
    text: `Guten Tag

Bitte liefern Sie uns sechs Harasse Apfelsaft.

Freundliche Grüsse
Ladina Muster`,
  },
  {
    folder: 'Junk',
    from: 'Lotto Gewinn <gewinn@gluecksfall.example>',
    subject: 'SIE HABEN GEWONNEN!!!',
    date: '2026-11-25 03:11',
    text: 'Klicken Sie hier, um Ihre 950 000 Franken abzuholen.',
  },
  {
    folder: 'Junk',
    from: 'Weinhandlung Exempel <offerte@wein-exempel.example>',
    subject: 'Offerte Hauswein',
    date: '2026-11-24 11:40',
    text: `Guten Tag

Wie besprochen unsere Offerte: 120 Flaschen Hauswein zu je 9.80 Franken.

Freundliche Grüsse
Weinhandlung Exempel`,
  },
  {
    folder: 'Trash',
    from: 'Blumen Beispiel <aktion@blumen-beispiel.example>',
    subject: 'Herbstaktion Chrysanthemen',
    date: '2026-11-02 07:04',
    flags: 'S',
    pdf: 'prospekt.pdf',
    text: 'Unser Prospekt liegt bei.',
  },
  {
    folder: 'Lieferanten',
    from: 'Bäckerei Exempel <bestellung@baeckerei-exempel.example>',
    subject: 'Lieferzeiten im Dezember',
    date: '2026-11-18 05:30',
    flags: 'S',
    text: `Guten Morgen

Im Dezember liefern wir täglich um 6.00 Uhr.

Bäckerei Exempel`,
  },
];
