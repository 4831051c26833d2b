import type {SearchRequest} from '../../src/wire/types';
import {builtEngine} from '../quality/builtEngine';

/**
 * Stands in for the searching half of the hosted search's API: answers over
 * the records of a build, in the service's shape.
 */
export async function createHostedAnswer(outDir: string) {
  const engine = builtEngine(outDir);
  // The real service needs no time to get ready, and the client does not wait long.
  await engine.search({requests: [{indexName: '', query: 'bereit'}]});
  return async (requests: readonly SearchRequest[]) => {
    const {results} = await engine.search({requests});
    return {
      results: results.map((result) => ({
        ...result,
        exhaustive: {nbHits: true, typo: true},
        exhaustiveTypo: true,
        renderingContent: {},
        processingTimingsMS: {_request: {roundTrip: 12}, total: 1},
        serverTimeMS: 2,
      })),
    };
  };
}
