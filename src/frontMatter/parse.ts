import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {isPartial} from '../text/isPartial';
import {borderProblem, explainUnreadable} from './unreadable';
import {validateFrontMatter, type FrontMatterProblem} from './validate';

/** Thrown for a page whose front matter is wrong; the message is for editors. */
export class FrontMatterError extends Error {
  override name = 'FrontMatterError';
}

/** Whether a file is a page; partials begin with an underscore and have no front matter. */
function isPage(filePath: string): boolean {
  return !isPartial(filePath);
}

/** `typo3/login.mdx:3: …`, one line per problem. */
function formatProblems(filePath: string, problems: readonly FrontMatterProblem[]): string {
  const file = path.relative(process.cwd(), filePath);
  return problems.map(({line, message}) => `${file}:${line}: ${message}`).join('\n');
}

/** Texts that could not be read: read again, upstream's reader takes each of them for one without a head. */
const unreadable = new Map<string, FrontMatterProblem>();

/** For `markdown.parseFrontMatter`: reads as Docusaurus does and stops at the first wrong page. */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const {filePath, fileContent, defaultParseFrontMatter} = params;
  const stop = (problems: readonly FrontMatterProblem[]): never => {
    throw new FrontMatterError(formatProblems(filePath, problems));
  };
  const known =
    unreadable.get(fileContent) ?? (isPage(filePath) ? borderProblem(fileContent) : null);
  if (known) {
    return stop([known]);
  }
  const result = await defaultParseFrontMatter(params).catch((error: unknown) => {
    const problem = explainUnreadable(error, fileContent);
    unreadable.set(fileContent, problem);
    return stop([problem]);
  });
  const problems = isPage(filePath) ? validateFrontMatter(result.frontMatter, fileContent) : [];
  return problems.length > 0 ? stop(problems) : result;
};
