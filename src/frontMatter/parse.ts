import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {validateFrontMatter, type FrontMatterProblem} from './validate';

/** Thrown for a page whose front matter is wrong; the message is for editors. */
export class FrontMatterError extends Error {
  override name = 'FrontMatterError';
}

/** Whether a file is a page; partials begin with an underscore and have no front matter. */
export function isPage(filePath: string): boolean {
  return !path.basename(filePath).startsWith('_');
}

/** `typo3/login.mdx:3: …`, one line per problem. */
function formatProblems(filePath: string, problems: readonly FrontMatterProblem[]): string {
  const file = path.relative(process.cwd(), filePath);
  return problems.map(({line, message}) => `${file}:${line}: ${message}`).join('\n');
}

/** Line and reason of a failed parse, as the YAML reader knows them. */
function unreadable(error: unknown): FrontMatterProblem {
  const line = (error as {mark?: {line?: number}}).mark?.line ?? 0;
  return {
    line: line + 1,
    message:
      'Der Kopf der Seite (zwischen den beiden ---) lässt sich nicht lesen. Häufig fehlt nach einem Doppelpunkt ein Leerschlag, oder ein Text mit Doppelpunkt steht nicht in Anführungszeichen.',
  };
}

/** For `markdown.parseFrontMatter`: reads as Docusaurus does and stops at the first wrong page. */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const {filePath, fileContent, defaultParseFrontMatter} = params;
  const result = await defaultParseFrontMatter(params).catch((error: unknown) => {
    throw new FrontMatterError(formatProblems(filePath, [unreadable(error)]));
  });
  const problems = isPage(filePath) ? validateFrontMatter(result.frontMatter, fileContent) : [];
  if (problems.length > 0) {
    throw new FrontMatterError(formatProblems(filePath, problems));
  }
  return result;
};
