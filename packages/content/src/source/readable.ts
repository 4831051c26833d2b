import {conflictMark} from '@portal/common/text/conflict';
import {borderProblem} from '../frontMatter/unreadable';
import type {FrontMatterProblem} from '../frontMatter/validate';
import {withPartials} from './expand';
import type {Page} from './page';
import type {Site} from './site';

/** Takes the place of a character that could not be decoded. */
export const lostCharacter = '\uFFFD';

/** Returns why the head of a page cannot be read, if so. A partial has none. */
export const headProblem = ({
  isPartial,
  source,
  frontMatterProblem,
}: Page): FrontMatterProblem | undefined =>
  isPartial ? undefined : (borderProblem(source) ?? frontMatterProblem);

const isWhole = (page: Page): boolean =>
  !headProblem(page) &&
  !conflictMark.test(page.source) &&
  !page.source.includes(lostCharacter) &&
  page.mdxProblems.length === 0;

/** Returns whether a page and its partials can be read. What others say of one that cannot is false. */
export const isReadable = (page: Page, site: Site): boolean =>
  [...withPartials(page, site)].every(isWhole);
