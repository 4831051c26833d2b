import type {ManualReport} from './report';
import type {Task} from './tasks';

const {format} = new Intl.NumberFormat('de-CH');

/** Returns a share of the steps or pages: «64 %». */
const share = (part: number, all: number): string =>
  all === 0 ? '–' : `${Math.floor((part / all) * 100)} %`;

/** Returns the sum of a number of each report. */
const sum = (reports: readonly ManualReport[], count: (report: ManualReport) => number) =>
  reports.reduce((all, report) => all + count(report), 0);

/** The columns, each with its cell for a manual, or for all of them. */
const columns: [
  title: string,
  cell: (reports: readonly ManualReport[], isTotal: boolean) => string,
][] = [
  ['Handbuch', ([first], isTotal) => (isTotal ? 'Zusammen' : first!.label)],
  ['Seiten', (reports) => format(sum(reports, ({pages}) => pages.length))],
  ['Wörter', (reports) => format(sum(reports, ({words}) => words))],
  ['ohne Bild', (reports) => format(sum(reports, ({withoutPicture}) => withoutPicture.length))],
  ['älteste Prüfung', ([first], isTotal) => (isTotal ? '' : (first!.oldest?.checked ?? '–'))],
  [
    'belegt',
    (reports) =>
      share(
        sum(reports, ({claimed}) => claimed),
        sum(reports, ({pages}) => pages.length),
      ),
  ],
  ['Schritte', (reports) => format(sum(reports, ({steps}) => steps))],
  [
    'durchgespielt',
    (reports) =>
      share(
        sum(reports, ({walked}) => walked),
        sum(reports, ({steps}) => steps),
      ),
  ],
  ['Ausnahmen', (reports) => format(sum(reports, ({beyond}) => beyond))],
  ['Fehler', (reports) => format(sum(reports, ({errors}) => errors))],
  ['Hinweise', (reports) => format(sum(reports, ({warnings}) => warnings))],
];

/** Returns the report as a text table, followed by the pages without a picture and what walks could not see. */
export function table(reports: readonly ManualReport[], tasks: readonly Task[] = []): string {
  const row = (of: readonly ManualReport[], isTotal = false) =>
    columns.map(([, cell]) => cell(of, isTotal));
  const titles = columns.map(([title]) => title);
  const rows = [titles, ...reports.map((report) => row([report])), row(reports, true)];
  const widths = columns.map((_, index) => Math.max(...rows.map((cells) => cells[index]!.length)));
  const lines = rows.map((cells) =>
    cells
      .map((cell, index) =>
        index === 0 ? cell.padEnd(widths[index]!) : cell.padStart(widths[index]!),
      )
      .join('  ')
      .trimEnd(),
  );
  const pages = reports.flatMap((report) => report.pages);
  const list = (title: string, entries: readonly string[]) =>
    entries.length === 0 ? [] : ['', title, ...entries.map((entry) => `  ${entry}`)];
  const bare = reports.flatMap(({withoutPicture}) => withoutPicture);
  const beyond = pages.filter((page) => page.beyond > 0);
  const unseen = pages.filter((page) => page.unseen.length > 0);
  return [
    ...lines,
    ...list('Seiten ohne Bild:', bare),
    ...list(
      'Schritte, bei denen der Durchgang mehr tut, als die Seite sagt:',
      beyond.map((page) => `${page.address}: ${page.beyond} von ${page.steps}`),
    ),
    ...list(
      'Beschriftungen ausserhalb der Schritte, die der Durchgang nicht gesehen hat:',
      unseen.map((page) => `${page.address}: ${page.unseen.join(', ')}`),
    ),
    ...list(
      'Schritte, deren Worte von Ort und Ergebnis niemand mit dem Bildschirm verglichen hat:',
      pages.filter(({open}) => open > 0).map((page) => `${page.address}: ${page.open}`),
    ),
    ...list(
      'Häufige Aufgaben und Fragen («Wie …»), zu denen es keine Schritte gibt:',
      tasks.map(({words, sections}) => `${words} ${sections[0]}`),
    ),
  ].join('\n');
}
