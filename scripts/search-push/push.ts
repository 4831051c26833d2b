import type {IndexSettings, SearchClient, SynonymHit} from 'algoliasearch';
import type {SearchRecord} from '../../src/search/record';

/** Everything that the index consists of. */
export interface Upload {
  records: readonly SearchRecord[];
  settings: IndexSettings;
  synonyms: readonly SynonymHit[];
}

/**
 * What is wrong when records carry another origin than the site whose index they would replace;
 * null when nothing is.
 */
export function originProblem(records: Upload['records'], siteUrl: string): string | null {
  const other = records.map(({url}) => new URL(url).origin).find((origin) => origin !== siteUrl);
  return other === undefined
    ? null
    : `The records are of ${other}, but SITE_URL is ${siteUrl}: set it as it was for the build, or build anew.`;
}

/** Fills a new index: rules that were made by hand in the live one, if there is one, settings, synonyms, records. */
async function fill(client: SearchClient, live: string | null, fresh: string, upload: Upload) {
  const wait = ({taskID}: {taskID: number}) => client.waitForTask({indexName: fresh, taskID});
  if (live !== null) {
    await wait(
      await client.operationIndex({
        indexName: live,
        operationIndexParams: {operation: 'copy', destination: fresh, scope: ['rules']},
      }),
    );
  }
  await wait(await client.setSettings({indexName: fresh, indexSettings: upload.settings}));
  await wait(
    await client.saveSynonyms({
      indexName: fresh,
      synonymHit: [...upload.synonyms],
      replaceExistingSynonyms: true,
    }),
  );
  await client.chunkedBatch({
    indexName: fresh,
    objects: upload.records.map((record) => ({...record})),
    waitForTasks: true,
  });
}

/**
 * Replaces the index at one stroke: everything goes into a new index, which
 * then takes the place of the live one. Readers never meet half of it, nor
 * old records under new settings (which is why it is not `replaceAllObjects`).
 * After a failure the live index is as it was and the new one is gone, or the error says where it is.
 */
export async function push(
  client: SearchClient,
  indexName: string,
  upload: Upload,
  suffix: string = Date.now().toString(36),
): Promise<void> {
  if (upload.records.length === 0) {
    throw new Error('There are no records: the index would be empty.');
  }
  const fresh = `${indexName}_new_${suffix}`;
  // A wrong key fails here, where there is nothing to clean up yet.
  const live = (await client.indexExists({indexName})) ? indexName : null;
  try {
    await fill(client, live, fresh, upload);
    const {taskID} = await client.operationIndex({
      indexName: fresh,
      operationIndexParams: {operation: 'move', destination: indexName},
    });
    await client.waitForTask({indexName: fresh, taskID});
  } catch (error) {
    try {
      await client.deleteIndex({indexName: fresh});
    } catch {
      throw new Error(
        `${(error as Error).message}. The new index «${fresh}» may be left half filled, and its records count: delete it in the dashboard.`,
        {cause: error},
      );
    }
    throw error;
  }
}
