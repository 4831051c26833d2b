import type {ManualReport} from './report';

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
  'Fehler',
  'Hinweise',
];

/** Returns a share of the steps or pages: «64 %». */
const share = (part: number, all: number): string =>
  all === 0 ? '–' : `${Math.floor((part / all) * 100)} %`;

function row(report: ManualReport): string[] {
  const {label, pages, words, withoutPicture, oldest, claimed, errors, warnings, steps, walked} =
    report;
  const counts = [pages.length, words, withoutPicture.length].map((count) => number.format(count));
  return [
    label,
    ...counts,
    oldest?.checked ?? '–',
    share(claimed, pages.length),
    number.format(steps),
    share(walked, steps),
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
    sum(({errors}) => errors),
    sum(({warnings}) => warnings),
  ];
}

/** Returns the report as a text table, followed by the pages without a picture. */
export function table(reports: readonly ManualReport[]): string {
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
  const bare = reports.flatMap(({withoutPicture}) => withoutPicture);
  return bare.length === 0
    ? lines.join('\n')
    : [...lines, '', 'Seiten ohne Bild:', ...bare.map((address) => `  ${address}`)].join('\n');
}
