import type {CheerioAPI} from 'cheerio';

/** A page of the build, parsed once for all rules. They only read it. */
export interface BuiltPage {
  /** Its address. */
  route: string;
  html: string;
  $: CheerioAPI;
}

/** What holds on every page of the build. */
export interface Rule {
  /** Returns what breaks the rule on a page, one line each. */
  check(page: BuiltPage): string[];
  /** Documents that break it, each in a way of its own. */
  broken: string[];
  /** Whether it also holds for the not-found page. */
  isAlsoFor404?: true;
}
