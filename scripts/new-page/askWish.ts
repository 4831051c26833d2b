import {pageTypes, type PageType} from '@portal/content/frontMatter/schema';
import type {Ask} from '../lib/ask';
import type {Section} from '@portal/content/source/sections';
import type {Site} from '@portal/content/source/site';
import {wishProblem, WishError, type Wish} from './page';
import {nameOnCommandLine, manuals, placesIn, type Place} from './places';

/** The values from the command line. */
export interface Given {
  handbuch?: string;
  kategorie?: string;
  typ?: string;
  titel?: string;
}

interface Option<T> {
  /** Its name on the command line. */
  name: string;
  label: string;
  value: T;
}

const same = (a: string, b: string) => a.trim().toLowerCase() === b.toLowerCase();

function find<T>(options: readonly Option<T>[], answer: string): Option<T> | undefined {
  return (
    options.find(({name, label}) => same(answer, name) || same(answer, label)) ??
    (/^\s*\d+\s*$/.test(answer) ? options[Number(answer) - 1] : undefined)
  );
}

/** Returns the option that somebody has typed. The empty name of a place is for the command line only. */
const findTyped = <T>(options: readonly Option<T>[], answer: string) =>
  answer.trim() === '' ? undefined : find(options, answer);

/** Returns a given answer, or shows the options until one of them is chosen. */
export async function choose<T>(
  what: string,
  options: readonly Option<T>[],
  given: string | undefined,
  ask: Ask,
): Promise<T> {
  if (given !== undefined) {
    const option = find(options, given);
    if (!option) {
      const names = options.map(({name}) => (name === '' ? '""' : name)).join(', ');
      throw new WishError(`${what} «${given}» gibt es nicht. Möglich sind: ${names}.`);
    }
    return option.value;
  }
  const list = options.map(({label}, index) => `  ${index + 1}  ${label}`).join('\n');
  const question = `\n${what}:\n${list}\nNummer: `;
  let answer = await ask(question);
  let option = findTyped(options, answer);
  while (!option) {
    answer = await ask(`${wrongAnswer(answer, options.length)}${question}`);
    option = findTyped(options, answer);
  }
  return option.value;
}

/** Says what was wrong with an answer, before the question comes again. */
function wrongAnswer(answer: string, count: number): string {
  const said = answer.trim();
  const problem =
    said === '' ? 'Sie haben nichts eingegeben' : `«${said}» steht nicht in der Liste`;
  return `\n${problem} → Tippen Sie eine Nummer von 1 bis ${count}, oder den Namen, wie er dasteht.\n`;
}

/** Returns the given title, or asks until one can become a page. */
async function title(
  given: string | undefined,
  problemOf: (title: string) => string | null,
  ask: Ask,
): Promise<string> {
  if (given !== undefined && given.trim() !== '') {
    return given.trim();
  }
  const question = '\nTitel der Seite, zum Beispiel «Bild ersetzen»: ';
  let answer = (await ask(question)).trim();
  let problem = problemOf(answer);
  while (problem !== null) {
    answer = (await ask(`\n${problem}\n${question}`)).trim();
    problem = problemOf(answer);
  }
  return answer;
}

const manualOptions: Option<Section>[] = manuals.map((section) => ({
  name: nameOnCommandLine(section),
  label: section.label,
  value: section,
}));

const typeOptions = Object.entries(pageTypes).map(([name, label]) => ({
  name,
  label: `${name}: ${label}`,
  value: name as PageType,
}));

const placeOption = (place: Place): Option<Place> => ({
  name: place.folder,
  label: place.label,
  value: place,
});

/** Asks for everything that is not given. */
export async function askWish(given: Given, site: Site, ask: Ask): Promise<Wish> {
  const section = await choose('Handbuch', manualOptions, given.handbuch, ask);
  const places = placesIn(section, site).map(placeOption);
  const {folder} = await choose('Kategorie', places, given.kategorie, ask);
  const type = await choose('Seitentyp', typeOptions, given.typ, ask);
  const problemOf = (name: string) => wishProblem({section, folder, type, title: name}, site);
  return {section, folder, type, title: await title(given.titel, problemOf, ask)};
}
