import {expect, it} from 'vitest';
import {shortenQuery} from '../../src/address/shortenQuery';
import {builtEngine} from '../quality/builtEngine';
import {measureQuestions, readQuestions} from '../quality/questions';

/** Shares that whole questions reach, a little lower, so that a step back is noticed. */
const lists = [
  {
    file: 'packages/search/tests/quality/questions.tsv',
    anywhere: {page: [0.525, 0.72], section: [0.41, 0.57]},
    inManual: {page: [0.8, 0.93], section: [0.59, 0.73]},
  },
  {
    file: 'packages/search/tests/quality/moreQuestions.tsv',
    anywhere: {page: [0.51, 0.72], section: [0.4, 0.55]},
    inManual: {page: [0.81, 0.92], section: [0.6, 0.72]},
  },
  {
    file: 'packages/search/tests/quality/pastQuestions.tsv',
    anywhere: {page: [0.77, 0.92], section: [0.6, 0.78]},
    inManual: {page: [0.89, 0.92], section: [0.73, 0.81]},
  },
  {
    file: 'packages/search/tests/quality/lastQuestions.tsv',
    anywhere: {page: [0.45, 0.67], section: [0.32, 0.53]},
    inManual: {page: [0.68, 0.86], section: [0.5, 0.66]},
  },
];

it.each(lists)(
  'whole questions find their page and section: $file',
  async ({file, anywhere, inManual}) => {
    const questions = readQuestions(file);
    for (const [isScoped, least] of [
      [false, anywhere],
      [true, inManual],
    ] as const) {
      const {counts} = await measureQuestions(questions, builtEngine(), isScoped, shortenQuery);
      const all = counts.get('all')!;
      const shares = (of: readonly number[]) => of.map((count) => count / all.questions);
      console.log(
        `${all.questions} questions, ${isScoped ? 'in their manual' : 'anywhere'}: page ${shares(all.page).map((share) => share.toFixed(3))}, section ${shares(all.section).map((share) => share.toFixed(3))}`,
      );
      for (const kind of ['page', 'section'] as const) {
        shares(all[kind]).forEach((share, i) => expect(share).toBeGreaterThanOrEqual(least[kind][i]!));
      }
    }
  },
  120_000,
);
