import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'js-yaml';
import {hasSteps, type PageType} from '@portal/content/frontMatter/schema';
import {asciiName} from '@portal/common/text/asciiName';
import {swissDay} from '@portal/common/text/swissDay';
import {addressesOf, pageAddress} from '@portal/content/source/addresses';
import {parsePage} from '@portal/content/source/page';
import type {Section} from '@portal/content/source/sections';
import type {Site} from '@portal/content/source/site';
import {notStorable} from '@portal/content/source/storable';
import {nextPosition} from './places';

/** What the editor has chosen. */
export interface Wish {
  section: Section;
  /** Folder below the manual's; empty for its top. */
  folder: string;
  type: PageType;
  title: string;
  /** Name of the file without ending, if not that of the title. */
  name?: string;
}

export interface NewPage {
  /** Path from the project's root. */
  file: string;
  content: string;
  /** Address in the portal. */
  address: string;
}

/** Thrown for a page that cannot be created. The message is for editors. */
export class WishError extends Error {
  override name = 'WishError';
}

/**
 * Returns the line with the `slug`, because some manuals have addresses without the folder: `slug: /einstieg` in
 * `basics`.
 */
function slugLine(wish: Wish, name: string, site: Site): string[] {
  const here = path.posix.join(wish.section.folder, wish.folder);
  const slugs = [...site.pages.values()]
    .filter(({file}) => path.posix.dirname(file) === here)
    .filter(({file}) => !/\/index\.mdx?$/.test(file))
    .map(({frontMatter}) => frontMatter.slug);
  const absolute = slugs.filter((slug) => typeof slug === 'string' && slug.startsWith('/'));
  const [slug] = absolute;
  return typeof slug === 'string' && absolute.length === slugs.length
    ? [`slug: ${path.posix.join(path.posix.dirname(slug), name)}`]
    : [];
}

/** Returns a text for YAML, with quotes if it would otherwise have another meaning. */
const yamlText = (text: string): string =>
  /^[\p{L}][^:#"']*$/u.test(text) && load(text) === text ? text : JSON.stringify(text);

/** A page with a task says which questions it answers. */
const questions = [
  '# Zu jedem Abschnitt zwei bis fünf Fragen, unter seiner Marke: {#…}',
  'fragen:',
  '  seite:',
  '    - TODO Eine Frage, so wie jemand sie im Alltag stellt',
];

/** Only people who have done the steps say so. Others write claims. */
const check = () => [
  '# Nur, wenn Sie die Schritte selbst am Gerät getan haben. Sonst löschen Sie die zwei Zeilen, und legen Belege an.',
  `geprueft: ${swissDay()}`,
  'mit: TODO Gerät oder Programm, mit Version',
];

function head(wish: Wish, name: string, site: Site): string {
  return [
    '---',
    `title: ${yamlText(wish.title)}`,
    'description: TODO In einem Satz mit 80 bis 160 Zeichen sagen, was man mit dieser Seite erledigen kann.',
    ...slugLine(wish, name, site),
    `sidebar_position: ${nextPosition(wish.section, wish.folder, site)}`,
    'keywords: [TODO ein Suchwort, TODO noch eines, TODO ein drittes]',
    ...(wish.type === 'aufgabe' && wish.section.manual ? questions : []),
    `seitentyp: ${wish.type}`,
    ...(hasSteps(wish.type) && !wish.section.manual?.isUnseen ? check() : []),
    '---',
  ].join('\n');
}

function template(type: PageType): string {
  return readFileSync(path.join(__dirname, 'templates', `${type}.mdx`), 'utf8');
}

/** Characters of a title. File systems refuse names of more than 255. */
const longestTitle = 100;

/** Returns what is wrong with a title, in words for editors, or null if a page can have it. */
function titleProblem(title: string): string | null {
  const name = asciiName(title);
  if (title.trim() === '') {
    return 'Sie haben keinen Titel eingegeben → Schreiben Sie, was man auf der Seite erledigt.';
  }
  if (name === '') {
    return `Der Titel «${title}» braucht mindestens einen Buchstaben von a bis z oder eine Ziffer → Ergänzen Sie ein Wort.`;
  }
  if (title.length > longestTitle) {
    return `Der Titel hat ${title.length} Zeichen → Nehmen Sie höchstens ${longestTitle}: Er steht auch in der Seitenleiste und in der Adresse.`;
  }
  const reason = notStorable(`${name}.mdx`);
  return reason === null
    ? null
    : `Den Dateinamen «${name}.mdx» kann Windows nicht speichern, ${reason} → Ergänzen Sie ein Wort, zum Beispiel «${title} öffnen».`;
}

/** Returns the page that an editor wants. `body` is its text; it is the template of its type if there is none. */
export function newPage(wish: Wish, site: Site, body: string = template(wish.type)): NewPage {
  const problem = titleProblem(wish.title);
  if (problem !== null) {
    throw new WishError(problem);
  }
  const name = wish.name ?? asciiName(wish.title);
  const file = path.posix.join(wish.section.folder, wish.folder, `${name}.mdx`);
  const content = `${head(wish, name, site)}\n\n${body}`;
  const address = pageAddress(parsePage(file, content));
  if (site.pages.has(file) || addressesOf(site).has(address)) {
    throw new WishError(
      `Eine Seite mit der Adresse ${address} gibt es schon → Wählen Sie einen anderen Titel.`,
    );
  }
  return {file, content, address};
}

/** Returns why a wish cannot become a page, in words for editors, or null if it can. */
export function wishProblem(wish: Wish, site: Site): string | null {
  try {
    newPage(wish, site, '');
    return null;
  } catch (error) {
    if (error instanceof WishError) {
      return error.message;
    }
    throw error;
  }
}
