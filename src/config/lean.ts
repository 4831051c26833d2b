import type {Options} from 'docusaurus-lean';

/** Matches the modules below one of several folders. */
const inside = (...folders: string[]) =>
  new RegExp(folders.map((folder) => `/${folder}/`.replaceAll('/', '[\\\\/]')).join('|'));

/** The options of docusaurus-lean. Code is highlighted while the site is built, so the browser needs no Prism. */
export const leanOptions = {
  withoutPrism: true,
  slimTslib: true,
  splitRoutes: true,
  startInOwnTask: true,
  compileHints: /^assets\/js\/(?:main|.*docsearch.*)\.\w+\.js$/,
  // The styles of what no first view of a manual's page shows.
  lateStyles: {
    course: inside('packages/course'),
    enlarged: /[\\/]src[\\/]components[\\/]Screenshot[\\/]enlarged/,
    home: inside('src/components/Home'),
    search: inside(...['panel', 'page', 'help'].map((part) => `packages/search/src/${part}`)),
    tools: inside(
      'packages/marker-creator',
      'src/components/NotFoundHelp',
      'src/analytics/AnalyticsConsent',
    ),
  },
} satisfies Options;
