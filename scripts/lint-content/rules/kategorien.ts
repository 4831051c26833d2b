import path from 'node:path';
import {fields} from '@portal/content/frontMatter/schema';
import type {Category} from '@portal/content/source/category';
import type {Page} from '@portal/content/source/page';
import {folderInSection, foldersAbove, sectionOf} from '@portal/content/source/sections';
import {wholePages, type Site} from '@portal/content/source/site';
import {unknown} from '../lib/attributeProblems';
import {isObject, jsonProblem, lineOfKey, readObject} from '../lib/json';
import type {Finding, Rule} from '../lib/rule';
import {pathSuggestion} from '../lib/suggestion';

type Values = Record<string, unknown>;
/** The front matter key with the same form, or null for a key that accepts anything. */
type Form = Record<string, {like: keyof typeof fields | null; required?: true}>;

const categoryForm: Form = {
  label: {like: 'title', required: true},
  position: {like: 'sidebar_position', required: true},
  link: {like: null},
  key: {like: 'title'},
  collapsed: {like: 'draft'},
  collapsible: {like: 'draft'},
};
/** The category's own page is a page of the manual. */
const docForm: Form = {type: {like: 'title'}, id: {like: 'title', required: true}};
/** The category's own page lists its pages. */
const indexForm: Form = {
  type: {like: 'title', required: true},
  slug: {like: 'slug', required: true},
  title: {like: 'title'},
  description: {like: 'description', required: true},
  keywords: {like: 'keywords'},
};

/** Returns what is wrong with the keys of a category or of its link. */
function formProblems(values: Values, form: Form, source: string): Omit<Finding, 'file'>[] {
  const keys = [...Object.keys(values), ...Object.keys(form).filter((key) => !(key in values))];
  return keys.flatMap((key) => {
    const entry = form[key];
    const value = values[key];
    const wrong = entry?.like && value !== undefined && fields[entry.like]?.check(value, '');
    const message = !entry
      ? unknown('Den Schlüssel', key, Object.keys(form))
      : wrong
        ? `Der Schlüssel «${key}» ${wrong.replace(/\. (?=\p{Lu})/u, ' → ')}`
        : entry.required && value === undefined
          ? `Der Schlüssel «${key}» fehlt → Ergänzen Sie ihn wie in einer anderen «_category_.json».`
          : null;
    return message ? [{line: lineOfKey(source, key), message}] : [];
  });
}

function linkProblems(link: unknown, source: string): Omit<Finding, 'file'>[] {
  // Without one, the category is only a heading in the sidebar.
  if (link === null || link === undefined) {
    return [];
  }
  const values = isObject(link) ? link : {};
  const {type} = values;
  const form = type === 'doc' ? docForm : indexForm;
  return type === 'doc' || type === 'generated-index' || type === undefined
    ? formProblems(values, form, source)
    : [
        {
          line: lineOfKey(source, 'type'),
          message: `Der Schlüssel «type» ist «${String(type)}» → Schreiben Sie "type": "generated-index".`,
        },
      ];
}

function problemsOf({file, source}: Category): Finding[] {
  const read = readObject(source);
  if ('unreadable' in read) {
    return [{file, line: read.unreadable, message: jsonProblem}];
  }
  const {values} = read;
  return [...formProblems(values, categoryForm, source), ...linkProblems(values.link, source)].map(
    (problem) => ({file, ...problem}),
  );
}

/**
 * Finds links to pages that do not exist. Docusaurus identifies the page of a category by its folder in the manual
 * and its `id`, or else its file name.
 */
function noSuchPage(site: Site): Finding[] {
  const idOf = ({file, frontMatter: {id}}: Page) =>
    path.posix.join(
      folderInSection(file),
      typeof id === 'string' ? id : path.posix.parse(file).name,
    );
  return site.categories.flatMap(({file, source, link}) => {
    const {folder} = sectionOf(file);
    const ids = wholePages(site)
      .filter((page) => sectionOf(page.file).folder === folder)
      .map(idOf);
    return link?.type !== 'doc' || link.id === undefined || ids.includes(link.id)
      ? []
      : [
          {
            file,
            line: lineOfKey(source, 'id'),
            message: `Die Seite «${link.id}» gibt es in diesem Handbuch nicht → Schreiben Sie den Pfad ihrer Datei ohne «.mdx».${pathSuggestion(link.id, ids)}`,
          },
        ];
  });
}

/** Finds equal labels. Docusaurus identifies a category of a sidebar by its key, or else by its label. */
function sameLabel({categories}: Site): Finding[] {
  const nameOf = ({file, label, key}: Category) => `${sectionOf(file).folder} ${key ?? label}`;
  return categories
    .filter(({label}) => label !== undefined)
    .flatMap((category) => {
      const {file, source, label} = category;
      const other = categories.find((one) => one !== category && nameOf(one) === nameOf(category));
      return other
        ? [
            {
              file,
              line: lineOfKey(source, 'label'),
              message: `Die Kategorie «${label}» gibt es in diesem Handbuch schon (${other.file}) → Geben Sie einer der beiden einen anderen Namen, oder ergänzen Sie "key" mit einem eigenen Wort.`,
            },
          ]
        : [];
    });
}

/** Finds folders of a manual that contain pages and have no name. The sidebar then shows the folder's own name. */
function unnamed(site: Site): Finding[] {
  const named = new Set(site.categories.map(({file}) => path.posix.dirname(file)));
  const folders = wholePages(site)
    // The developers' pages in `docs` have no sidebar.
    .filter(({file}) => sectionOf(file).manual)
    .flatMap(({file}) => foldersAbove(file));
  return [...new Set(folders)]
    .filter((folder) => !named.has(folder))
    .map((folder) => ({
      file: folder,
      line: 1,
      message: `Der Ordner ist keine Kategorie, in der Seitenleiste steht darum «${path.posix.basename(folder)}» → Kopieren Sie eine «_category_.json» hinein, und passen Sie sie an. Oder legen Sie die Seiten in eine bestehende Kategorie.`,
    }));
}

/** Returns whether a file should name a category, or is a copy of one that does. */
export function isMisnamed(file: string): boolean {
  return /^_*category[_.]/i.test(path.posix.basename(file));
}

const misnamed = ({otherFiles}: Site): Finding[] =>
  otherFiles
    .filter(({file}) => isMisnamed(file))
    .map(({file}) => ({
      file,
      line: 1,
      message:
        'Die Datei einer Kategorie heisst anders → Benennen Sie sie um in «_category_.json», oder löschen Sie sie, wenn sie eine Kopie ist.',
    }));

/** The files that name categories can be read, are complete, and give every category of a manual its own name. */
export default {
  name: 'kategorien',
  level: 'error',
  check: (site) => [
    ...site.categories.flatMap(problemsOf),
    ...noSuchPage(site),
    ...sameLabel(site),
    ...unnamed(site),
    ...misnamed(site),
  ],
} satisfies Rule;
