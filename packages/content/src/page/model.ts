import type {ManualId} from '../manuals';

/** A text of a page as readers see it: a paragraph, an item of a list, a row of a table, a caption. */
export interface PageText {
  text: string;
  /** Its number, if it begins a step of a numbered list. */
  step?: number;
  /** Whether it mainly links to another place: an entry of an overview, «see also». */
  isSignpost: boolean;
}

/** A step of instructions. The numbers of pictures stay in its text, because some sentences need them. */
export interface PageStep {
  /** Its anchor. */
  id: string;
  text: string;
}

/** A heading with what stands below it, up to the next heading. The first section of a page is the page itself. */
export interface PageSection {
  /** The anchor that leads nearest to it, or null for the top of the page. */
  id: string | null;
  /** 1 for the page, otherwise that of the heading. A question of an FAQ is one level below the heading before it. */
  level: number;
  heading: string;
  isQuestion: boolean;
  /** Readers' questions that it answers, from the head of the source. */
  questions: readonly string[];
  texts: PageText[];
  /** Its lists of steps. */
  instructions: PageStep[][];
}

export interface Breadcrumb {
  name: string;
  url: string;
}

/**
 * A page as readers get it, with partials, values and components in their places. It is read once per build;
 * search, copies for other programs and structured data are made of it.
 */
export interface PageModel {
  /** Path with base path, decoded. */
  route: string;
  /** Its source from the site's folder; null for a generated page. */
  source: string | null;
  /** Absolute address, encoded. */
  url: string;
  /** The manual's id; null for pages outside of manuals. */
  manual: ManualId | null;
  /** Name of the manual, with the version if it is an older one; outside of manuals that of the site. */
  manualName: string;
  /** Name of the docs version; empty for a page that the search does not find. */
  version: string;
  /** How the docs plugin names manual and version, for the search; empty for a page that the search does not find. */
  tag: string;
  language: string;
  title: string;
  description: string;
  /** Readers' own words for the page, and its tags. */
  keywords: string[];
  /** Categories above the page, the outermost first. */
  categories: string[];
  /** The way to the page: manual, categories that have a page, the page itself. */
  breadcrumbs: Breadcrumb[];
  /** Whether it is a generated page that lists the pages of a category. */
  isCategory: boolean;
  /** Empty for a page without an article. */
  sections: PageSection[];
  /** The article as Markdown, without what makes no sense outside of the page. */
  markdown: string;
}
