import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {isPartial} from '@portal/common/text/isPartial';
import {dividedTitle} from './dividedTitle';
import {borderProblem, explainUnreadable} from './unreadable';
import {claimsFile, readClaims, type Claims} from '../claims/claims';
import {isLeftOut, productName, readRecord} from '../walks/record';
import {validateFrontMatter, type FrontMatterProblem} from './validate';

/** Thrown for a page with wrong front matter. The message is for editors. */
export class FrontMatterError extends Error {
  override name = 'FrontMatterError';
}

/** Returns whether a file is a page. Partials begin with an underscore and have no front matter. */
function isPage(filePath: string): boolean {
  return !isPartial(filePath);
}

/** Formats problems as `typo3/login.mdx:3: …`, one per line. */
function formatProblems(filePath: string, problems: readonly FrontMatterProblem[]): string {
  const file = path.relative(process.cwd(), filePath);
  return problems.map(({line, message}) => `${file}:${line}: ${message}`).join('\n');
}

/**
 * Problems of texts that could not be parsed. On a second read, upstream's parser treats such a text as one without
 * front matter.
 */
const unreadable = new Map<string, FrontMatterProblem>();

/** Returns what the record of a walk says about a page: the day of the check and the product. */
function checkedByWalk(filePath: string): {geprueft?: Date; mit?: string} {
  const record = readRecord(filePath);
  const units = Object.values(record?.units ?? {});
  // A walk that leaves most of the steps out does not speak for the page.
  const isDone = units.filter(isLeftOut).length * 2 <= units.length;
  return record && isDone ? {geprueft: new Date(record.day), mit: productName(record)} : {};
}

/** What readers see of a page's claims. Of the claims themselves, only their number and oldest year are in the page. */
export type Comparison = Omit<Claims, 'aussagen'> & {aussagen: number; jahr?: number};

/** Returns what the claims of a page say about its comparison with sources. Throws for a wrong file. */
function comparedBy(filePath: string): {belege?: Comparison} {
  const {claims, problems} = readClaims(filePath) ?? {problems: []};
  if (problems.length > 0) {
    throw new FrontMatterError(formatProblems(claimsFile(filePath), problems));
  }
  if (!claims) {
    return {};
  }
  const {aussagen, ...others} = claims;
  const years = aussagen.flatMap(({jahr}) => jahr ?? []);
  const oldest = years.length > 0 ? {jahr: Math.min(...years)} : {};
  return {belege: {...others, ...oldest, aussagen: aussagen.length}};
}

/** Returns the front matter without what only the search needs: the browser receives the rest with every page. */
function withoutQuestions<T extends Record<string, unknown>>({fragen: _, ...others}: T) {
  return others;
}

/**
 * Parses front matter as Docusaurus does, adds what a walk has checked, what the page was compared with, and its title
 * as phones divide it, and stops the build at the first wrong page. For `markdown.parseFrontMatter`.
 */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const {filePath, defaultParseFrontMatter} = params;
  const fileContent = params.fileContent.normalize('NFC');
  const stop = (problems: readonly FrontMatterProblem[]): never => {
    throw new FrontMatterError(formatProblems(filePath, problems));
  };
  const known =
    unreadable.get(fileContent) ?? (isPage(filePath) ? borderProblem(fileContent) : null);
  if (known) {
    return stop([known]);
  }
  const result = await defaultParseFrontMatter({...params, fileContent}).catch((error: unknown) => {
    const problem = explainUnreadable(error, fileContent);
    unreadable.set(fileContent, problem);
    return stop([problem]);
  });
  const problems = isPage(filePath) ? validateFrontMatter(result.frontMatter, fileContent) : [];
  return problems.length > 0
    ? stop(problems)
    : {
        ...result,
        frontMatter: {
          ...withoutQuestions(result.frontMatter),
          ...dividedTitle(result.frontMatter),
          ...checkedByWalk(filePath),
          ...comparedBy(filePath),
        },
      };
};
