import type {SearchResult} from '../wire/types';

/**
 * Returns an answer of the hosted search as the embedded engine gives it: each section once, though several records
 * belong to it, and only with the readers' questions that have the whole query.
 */
export function hostedResult(result: SearchResult): SearchResult {
  const seen = new Set<string>();
  return {
    ...result,
    hits: result.hits
      .filter(({url}) => !seen.has(url) && seen.add(url))
      .map((hit) => {
        const {questions = [], ...highlights} = hit._highlightResult;
        const asked = questions.filter(({matchLevel}) => matchLevel === 'full');
        return {...hit, _highlightResult: {...highlights, questions: asked}};
      }),
  };
}
