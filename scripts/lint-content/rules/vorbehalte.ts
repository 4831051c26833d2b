import {shownTexts} from '@portal/content/source/shownTexts';
import {sampleValues} from '../lib/sampleValues';
import {perPage, type Rule} from '../lib/rule';

/** A page may hedge once in as many sentences. */
const sentencesPerHedge = 10;
const hedge =
  /(?<![\p{L}-])(?:meist(?:ens)?|oft|vielleicht|manchmal|falls|möglicherweise|in der Regel)(?![\p{L}-])/giu;
/** Labels and names of fields are no sentences. */
const isSentence = /[.!?:]\W*$/;
const sentences = new Intl.Segmenter('de-CH', {granularity: 'sentence'});

/** Readers want to know what holds: a page says «meist» or «vielleicht» at most once in ten sentences. */
export default {
  name: 'vorbehalte',
  level: 'warning',
  check: perPage((page, site) => {
    if (page.isPartial) {
      return [];
    }
    const texts = shownTexts(page, site, sampleValues);
    const hedges = texts.flatMap((text) => text.match(hedge) ?? []);
    const count = texts
      .flatMap((text) => [...sentences.segment(text)])
      .filter(({segment}) => isSentence.test(segment)).length;
    return hedges.length > Math.max(1, count / sentencesPerHedge)
      ? [
          {
            line: 1,
            message: `Die Seite hat ${count} Sätze und ${hedges.length} Vorbehalte (${[...new Set(hedges)].join(', ')}) → Sagen Sie, wovon es abhängt, oder lassen Sie das Wort weg; höchstens eines in ${sentencesPerHedge} Sätzen.`,
          },
        ]
      : [];
  }),
} satisfies Rule;
