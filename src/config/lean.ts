import type {Options} from 'docusaurus-lean';

/** Matches the modules below one of several folders. */
const inside = (...folders: string[]) =>
  new RegExp(folders.map((folder) => `/${folder}/`.replaceAll('/', '[\\\\/]')).join('|'));

/** The options of docusaurus-lean: the styles of what no first view of a manual's page shows load later. */
export const leanOptions: Options = {
  lateStyles: {
    course: inside('packages/course'),
    enlarged: /[\\/]src[\\/]components[\\/]Screenshot[\\/]enlarged/,
    home: inside('src/components/Home'),
    search: inside(...['panel', 'page', 'help'].map((part) => `packages/search/src/${part}`)),
    tools: inside(
      'packages/marker-creator',
      'src/components/NotFoundHelp',
      'src/components/AnalyticsConsent',
    ),
  },
  compiledAtOnce: /^assets\/js\/(?:main|.*docsearch.*)\.\w+\.js$/,
};
