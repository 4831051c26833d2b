import type {IndexSettings} from 'algoliasearch';
import {levels} from '@portal/search/records/record';

const [group, title, ...headings] = levels.map((level) => `hierarchy.${level}`);

/**
 * Title before headings before readers' questions before text, as in the embedded engine. The position of a word does
 * not matter.
 */
const searchable = [title, 'keywords', ...headings, 'questions', group, 'content'] as string[];

/** Settings of the hosted index: German, and the same order and limits as the embedded engine. */
export const indexSettings: IndexSettings = {
  searchableAttributes: searchable.map((attribute) =>
    attribute === 'content' ? attribute : `unordered(${attribute})`,
  ),
  attributesForFaceting: ['type', 'language', 'version', 'docusaurus_tag'],
  attributesToRetrieve: [
    'hierarchy',
    'content',
    'anchor',
    'url',
    'url_without_anchor',
    'type',
    'language',
    'version',
    'docusaurus_tag',
  ],
  attributesToHighlight: ['hierarchy', 'questions', 'content'],
  attributesToSnippet: ['content:10'],
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  snippetEllipsisText: '…',

  indexLanguages: ['de'],
  queryLanguages: ['de'],
  ignorePlurals: ['de'],
  removeStopWords: ['de'],
  decompoundQuery: true,
  decompoundedAttributes: {de: searchable},

  typoTolerance: true,
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  allowTyposOnNumericTokens: false,
  removeWordsIfNoResults: 'allOptional',
  advancedSyntax: false,

  // A section is one result, no matter how many of its texts match.
  attributeForDistinct: 'url',
  distinct: true,
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.page_rank)', 'desc(weight.level)', 'asc(weight.position)'],
  attributeCriteriaComputedByMinProximity: true,
};
