import type {DocumentInfo, ElementInfo, Question} from '../sandbox/protocol';
import type {Project} from '../project';
import type {OpenOptions, Page} from './types';

/** The connection to a page: a frame in the portal, or a browser under test. */
export interface Channel {
  ask(question: Question): Promise<unknown>;
  /** Lines written to the console so far. */
  output(): string[];
}

/** Window in which checks look at a page, in CSS pixels. */
export const computerWindow = {width: 1024, height: 768};

/** Returns the files of a project that a page is opened with. */
export function openedFiles(
  project: Project,
  {withoutScript = false, withoutStyle = false}: OpenOptions,
): Project {
  return {...project, ...(withoutScript && {js: ''}), ...(withoutStyle && {css: ''})};
}

/** Creates a page that answers checks. */
export function createPage(channel: Channel): Page {
  const all = (selector: string, ...styles: string[]) =>
    channel.ask({kind: 'query', selector, styles}) as Promise<ElementInfo[]>;
  return {
    document: () => channel.ask({kind: 'document'}) as Promise<DocumentInfo>,
    all,
    first: async (selector, ...styles) => (await all(selector, ...styles))[0] ?? null,
    click: (selector, index = 0) =>
      channel.ask({kind: 'click', selector, index}) as Promise<boolean>,
    output: () => channel.output(),
  };
}
