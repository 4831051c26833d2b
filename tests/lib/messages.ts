import {readFileSync} from 'node:fs';
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

/** The messages as readers see them: German of the theme, completed by the portal's. */
export const shownMessages: Record<string, string> = {
  ...readBundles('de'),
  ...Object.fromEntries(Object.entries(own).map(([id, {message}]) => [id, message])),
};
