import type {Options} from 'docusaurus-lean';

const inFolders = (names: string) =>
  new RegExp(`[\\\\/]src[\\\\/]components[\\\\/](?:${names})[\\\\/]`);

/** The options of docusaurus-lean: the styles of what no first view of a manual's page shows load later. */
export const leanOptions: Options = {
  lateStyles: {
    course: inFolders('course'),
    enlarged: /[\\/]src[\\/]components[\\/]Screenshot[\\/]enlarged/,
    home: inFolders('Home'),
    search: inFolders('Search(?:Panel|Page|Help)'),
    tools: inFolders('MarkerCreator|NotFoundHelp|AnalyticsConsent'),
  },
  compiledAtOnce: /^assets\/js\/(?:main|.*docsearch.*)\.\w+\.js$/,
};
