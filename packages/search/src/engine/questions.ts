import type {AnsweredQuestion} from '../wire/types';
import {mostQuestions} from '../constants';
import {fitness, fittingQuestion} from './asked';
import type {WeighedUnit} from './matches';
import type {Candidate} from './score';
import type {Vocabulary} from './vocabulary';

/** How many of the best results are looked through. */
const considered = 60;

/**
 * Returns the questions that have most of a query, best first.
 *
 * @param found results, best first
 * @param origin of the site, for absolute addresses
 */
export function questionsFor(
  units: readonly WeighedUnit[],
  found: readonly Candidate[],
  vocabulary: Vocabulary,
  origin: string,
): AnsweredQuestion[] {
  const best = found[0]?.score ?? 1;
  return (
    found
      .slice(0, considered)
      .flatMap(({section, score}) => {
        const fit = fittingQuestion(section, units, vocabulary);
        return fit
          ? [{section, text: fit.text, fitness: fitness(fit) * Math.sqrt(score / best)}]
          : [];
      })
      .sort((a, b) => b.fitness - a.fitness)
      // Several manuals have the same question. The best result answers it.
      .filter(({text}, i, all) => all.findIndex((one) => one.text === text) === i)
      .slice(0, mostQuestions)
      .map(({text, section: {page, anchor, hierarchy}}) => ({
        question: text,
        url: origin + page.path + (anchor === null ? '' : `#${anchor}`),
        group: hierarchy.lvl0,
        page: hierarchy.lvl1,
      }))
  );
}
