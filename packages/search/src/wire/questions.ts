import {mostQuestions} from '../constants';
import type {AnsweredQuestion, SearchHit, SearchResult} from './types';
import {unmarked} from './marks';

const wordCount = (query: string): number => query.trim().split(/\s+/).length;

/** Returns the questions of a hosted hit that contain every word of the query. */
function questionsOf({_highlightResult, url, hierarchy}: SearchHit): AnsweredQuestion[] {
  return (_highlightResult?.questions ?? [])
    .filter(({matchLevel}) => matchLevel === 'full')
    .map(({value}) => ({
      question: unmarked(value),
      url,
      group: hierarchy.lvl0,
      page: hierarchy.lvl1,
    }));
}

/** Adds the questions that match the query to an answer of the hosted search, as the embedded engine does. */
export function withQuestions(result: SearchResult): SearchResult {
  const found = wordCount(result.query) > 1 ? result.hits.flatMap(questionsOf) : [];
  const questions = found
    .filter(({question}, i) => found.findIndex((one) => one.question === question) === i)
    .slice(0, mostQuestions);
  return questions.length > 0 ? {...result, questions} : result;
}
