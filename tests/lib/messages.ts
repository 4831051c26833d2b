import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const locales = 'node_modules/@docusaurus/theme-translations/locales';
const bundles = ['theme-common', 'theme-search-algolia'];

function readBundles(locale: string): Record<string, string> {
  return Object.assign(
    {},
    ...bundles.map((name) =>
      JSON.parse(readFileSync(path.join(locales, locale, `${name}.json`), 'utf8')),
    ),
  );
}

/** The theme's English messages by id. */
export const englishMessages: Record<string, string> = Object.fromEntries(
  Object.entries(readBundles('base')).filter(([id]) => !id.endsWith('___DESCRIPTION')),
);

const own = JSON.parse(readFileSync('i18n/de-CH/code.json', 'utf8')) as Record<
  string,
  {message: string}
>;

/** `translate({id, message})` and `<Translate id>`: the portal's own texts stand in its components. */
const inComponents = [
  /\bid:\s*'(portal\.[\w.]+)',\s*message:\s*'([^'\\]*)'/g,
  /<Translate\s+id="(portal\.[\w.]+)"[^>]*>\s*([^<{]+?)\s*<\/Translate>/g,
];

const portalMessages = Object.fromEntries(
  ['src', 'packages']
    .flatMap((folder) =>
      readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((file) =>
        path.join(folder, file),
      ),
    )
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .flatMap((text) => inComponents.flatMap((pattern) => [...text.matchAll(pattern)]))
    .map(([, id, message]) => [id, message]),
);

/** The messages as readers see them: German of the theme, completed by the portal's. */
export const shownMessages: Record<string, string> = {
  ...readBundles('de'),
  ...portalMessages,
  ...Object.fromEntries(Object.entries(own).map(([id, {message}]) => [id, message])),
};

/** The message of an id as readers see it. */
export function shown(id: string): string {
  const message = shownMessages[id];
  if (message === undefined) {
    throw new Error(`There is no message with the id ${id}.`);
  }
  return message;
}
