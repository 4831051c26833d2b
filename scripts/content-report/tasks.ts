/** What readers ask how to do, compared with the lists of steps. */
import {readFileSync} from 'node:fs';
import {frequentTasks} from '../../src/config/frequentTasks';
import {pageAddress} from '@portal/content/source/addresses';
import {instructionsOf} from '@portal/content/source/instructions';
import {wholePages, type Site} from '@portal/content/source/site';

/** The questions that the search is developed with: question, place, pages, sections, source, with tabs between. */
const questionsFile = 'packages/search/tests/quality/questions.tsv';

/** Something that readers want to do, with the addresses of the sections that say how. */
export interface Task {
  words: string;
  sections: readonly string[];
}

/** Returns the questions of a list that begin with «Wie» and ask how to do something, not «Wie lange». */
export const howQuestions = (list: string): Task[] =>
  list
    .split('\n')
    .filter((line) => /^Wie (?!viel|lange|früh|oft|gross|weit)/i.test(line))
    .map((line) => line.split('\t'))
    .map(([words = '', , , sections = '']) => ({words, sections: sections.split(' ')}));

/** Returns the frequent tasks of the home page, then the «Wie …» questions that the search is developed with. */
export const readTasks = (): Task[] => [
  ...frequentTasks.map(({label, to}) => ({words: label, sections: [to]})),
  ...howQuestions(readFileSync(questionsFile, 'utf8')),
];

/** Returns the tasks of which no section has a list of steps. */
export function withoutSteps(tasks: readonly Task[], site: Site): Task[] {
  const listed = new Set(
    wholePages(site).flatMap((page) => {
      const address = pageAddress(page);
      const sections = instructionsOf(page, site).map(({section}) => section);
      return sections.length > 0 ? [address, ...sections.map((id) => `${address}#${id}`)] : [];
    }),
  );
  return tasks.filter(({sections}) => !sections.some((address) => listed.has(address)));
}
