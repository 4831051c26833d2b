import {questionsOf, wholePage} from '@portal/content/questions';
import {anchorsOf} from '@portal/content/source/anchors';
import type {Page} from '@portal/content/source/page';
import {sectionOf} from '@portal/content/source/sections';
import {chosen, wholePages, type Site} from '@portal/content/source/site';
import type {Finding, Rule} from '../lib/rule';
import {meantOr} from '../lib/suggestion';

/** Returns the line of a text in the head of a page, from 1. */
const lineOf = ({source}: Page, text: string): number =>
  1 + source.split('\n').findIndex((line) => line.includes(text));

/** Returns a question without punctuation and capitals, as readers compare it. */
const spoken = (question: string): string =>
  question
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** Returns sections in the head that the page does not have. */
function unknownSections(page: Page, site: Site): Finding[] {
  const known = anchorsOf(page, site).add(wholePage);
  return Object.keys(questionsOf(page.frontMatter))
    .filter((id) => !known.has(id))
    .map((id) => ({
      file: page.file,
      line: lineOf(page, `${id}:`),
      compared: page.file,
      message: `Die Seite hat keinen Abschnitt «${id}» → ${meantOr(id, known, `Schreiben Sie die Fragen unter die Marke des Abschnitts, der sie beantwortet, oder unter «${wholePage}».`)}`,
    }));
}

/** Returns a page with a task that says nowhere what it answers. Drafts and developer pages are left alone. */
function withoutQuestions({file, frontMatter}: Page): Finding[] {
  const {seitentyp, draft} = frontMatter;
  return seitentyp === 'aufgabe' &&
    draft !== true &&
    sectionOf(file).manual !== undefined &&
    Object.keys(questionsOf(frontMatter)).length === 0
    ? [
        {
          file,
          line: 1,
          compared: file,
          message:
            'Die Seite sagt nicht, welche Fragen sie beantwortet → Schreiben Sie unter «fragen» zu jedem Abschnitt zwei bis fünf Fragen, so wie Leserinnen und Leser sie stellen.',
        },
      ]
    : [];
}

/** Returns questions that two sections of a manual claim. */
function claimedTwice(pages: readonly Page[]): Finding[] {
  const claimed = new Map<string, string>();
  return pages.flatMap((page) =>
    Object.entries(questionsOf(page.frontMatter)).flatMap(([id, questions]) =>
      questions.flatMap((question): Finding[] => {
        const key = `${sectionOf(page.file).folder} ${spoken(question)}`;
        const other = claimed.get(key);
        claimed.set(key, other ?? `${page.file}, «${id}»`);
        return other === undefined
          ? []
          : [
              {
                file: page.file,
                line: lineOf(page, question),
                message: `Die Frage «${question}» steht schon bei ${other} → Lassen Sie sie bei dem Abschnitt, der sie am besten beantwortet.`,
              },
            ];
      }),
    ),
  );
}

/** The questions in a page's head belong to sections that it has, each to one only, and a page with a task has some. */
export default {
  name: 'fragen',
  level: 'error',
  check: (site) => {
    const pages = wholePages(site);
    return chosen(
      [
        ...pages.flatMap((page) => [...unknownSections(page, site), ...withoutQuestions(page)]),
        ...claimedTwice(pages),
      ],
      site,
    );
  },
} satisfies Rule;
