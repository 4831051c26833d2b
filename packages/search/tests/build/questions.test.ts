import {expect, it} from 'vitest';
import {shortenQuery} from '../../src/address/shortenQuery';
import {builtEngine} from '../quality/builtEngine';
import {measureQuestions, readQuestions} from '../quality/questions';

/** Shares that whole questions reach, a little lower, so that a step back is noticed. */
const lists = [
  {
    file: 'packages/search/tests/quality/questions.tsv',
    anywhere: {page: [0.46, 0.64], section: [0.37, 0.51]},
    inManual: {page: [0.75, 0.9], section: [0.55, 0.68]},
  },
  {
    file: 'packages/search/tests/quality/questionsHeldOut.tsv',
    anywhere: {page: [0.42, 0.66], section: [0.36, 0.51]},
    inManual: {page: [0.73, 0.9], section: [0.47, 0.66]},
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
