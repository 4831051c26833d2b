import {lineAt} from '@portal/common/text/lineAt';
import {blocksOf, wordsOf} from '../lib/blocks';
import {perPage, type Rule} from '../lib/rule';

const longest = 30;
const sentences = new Intl.Segmenter('de-CH', {granularity: 'sentence'});

/** Sentences are short, because readers must read long ones twice. */
export default {
  name: 'satzlaenge',
  level: 'warning',
  check: perPage((page) =>
    blocksOf(page).flatMap(({text, line}) =>
      [...sentences.segment(text)].flatMap(({segment, index}) => {
        const count = wordsOf(segment).length;
        return count > longest
          ? [
              {
                line: lineAt(text, index, line),
                message: `Der Satz «${segment.trim().slice(0, 40)}…» hat ${count} Wörter → Machen Sie zwei Sätze daraus; höchstens ${longest} Wörter.`,
              },
            ]
          : [];
      }),
    ),
  ),
} satisfies Rule;
