import {pageTypes, type PageType} from '../../src/frontMatter/schema';
import type {Ask} from '../lib/ask';
import type {Section} from '../lib/content/sections';
import type {Site} from '../lib/content/site';
import {WishError, type Wish} from './page';
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
  for (;;) {
    const option = find(options, await ask(`\n${what}:\n${list}\nNummer: `));
    if (option) {
      return option.value;
    }
  }
}

async function title(given: string | undefined, ask: Ask): Promise<string> {
  let answer = given?.trim() ?? '';
  while (answer === '') {
    answer = (await ask('\nTitel der Seite, zum Beispiel «Bild ersetzen»: ')).trim();
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
  return {section, folder, type, title: await title(given.titel, ask)};
}
