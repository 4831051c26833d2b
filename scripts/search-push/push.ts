import type {IndexSettings, SearchClient, SynonymHit} from 'algoliasearch';
import type {SearchRecord} from '@portal/search/records/record';

/** Everything that the index consists of. */
export interface Upload {
  records: readonly SearchRecord[];
  settings: IndexSettings;
  synonyms: readonly SynonymHit[];
}

/** Returns a problem if records have another origin than the site whose index they would replace, otherwise null. */
export function originProblem(records: Upload['records'], siteUrl: string): string | null {
  const other = records.map(({url}) => new URL(url).origin).find((origin) => origin !== siteUrl);
  return other === undefined
    ? null
    : `The records are of ${other}, but SITE_URL is ${siteUrl}: set it as it was for the build, or build anew.`;
}

/** Fills a new index: manual rules from the live index, if there is one, then settings, synonyms, records. */
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
 * Replaces the index in one step: everything goes into a new index, which then replaces the live one. Readers never
 * see an incomplete index or old records with new settings (which is why it does not use `replaceAllObjects`). After
 * a failure, the live index is unchanged and the new one is deleted, or the error names it.
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
  // A wrong key fails here, when there is nothing to clean up yet.
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
