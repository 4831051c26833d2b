import type {ManualReport} from './report';
import type {Task} from './tasks';

const number = new Intl.NumberFormat('de-CH');
const columns = [
  'Handbuch',
  'Seiten',
  'Wörter',
  'ohne Bild',
  'älteste Prüfung',
  'belegt',
  'Schritte',
  'durchgespielt',
  'Ausnahmen',
  'Fehler',
  'Hinweise',
];

/** Returns a share of the steps or pages: «64 %». */
const share = (part: number, all: number): string =>
  all === 0 ? '–' : `${Math.floor((part / all) * 100)} %`;

function row(report: ManualReport): string[] {
  const {
    label,
    pages,
    words,
    withoutPicture,
    oldest,
    claimed,
    errors,
    warnings,
    steps,
    walked,
    beyond,
  } = report;
  const counts = [pages.length, words, withoutPicture.length].map((count) => number.format(count));
  return [
    label,
    ...counts,
    oldest?.checked ?? '–',
    share(claimed, pages.length),
    number.format(steps),
    share(walked, steps),
    number.format(beyond),
    String(errors),
    String(warnings),
  ];
}

function total(reports: readonly ManualReport[]): string[] {
  const sum = (count: (report: ManualReport) => number) =>
    number.format(reports.reduce((all, report) => all + count(report), 0));
  return [
    'Zusammen',
    sum(({pages}) => pages.length),
    sum(({words}) => words),
    sum(({withoutPicture}) => withoutPicture.length),
    '',
    share(
      reports.reduce((all, {claimed}) => all + claimed, 0),
      reports.reduce((all, {pages}) => all + pages.length, 0),
    ),
    sum(({steps}) => steps),
    share(
      reports.reduce((all, {walked}) => all + walked, 0),
      reports.reduce((all, {steps}) => all + steps, 0),
    ),
    sum(({beyond}) => beyond),
    sum(({errors}) => errors),
    sum(({warnings}) => warnings),
  ];
}

/** Returns the report as a text table, followed by the pages without a picture and what walks could not see. */
export function table(reports: readonly ManualReport[], tasks: readonly Task[] = []): string {
  const rows = [columns, ...reports.map(row), total(reports)];
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
