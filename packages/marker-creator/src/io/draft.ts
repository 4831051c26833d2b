import {createStore, del, get, promisifyRequest} from 'idb-keyval';
import {isProject, type Project} from '../model/project';

/** Unfinished work. The browser stores it until it is saved or discarded. */
export interface Draft {
  project: Project;
  picture: {blob: Blob; fileName: string} | null;
}

/** Storage place of the draft: names of database and object store, key of the entry. */
export const draftPlace = {database: 'marker-creator', store: 'draft', key: 'current'} as const;

const {database, store, key} = draftPlace;
const drafts = createStore(database, store);

/** Returns whether a stored value is a draft of this version of the program. */
function isDraft(kept: Partial<Draft> | null | undefined): kept is Draft {
  const picture = kept?.picture;
  return isProject(kept?.project) && (picture === null || picture?.blob instanceof Blob);
}

/** Returns the stored draft, or null if there is no usable one. */
export async function readDraft(): Promise<Draft | null> {
  const kept = await get<Partial<Draft>>(key, drafts).catch(() => null);
  return isDraft(kept) ? kept : null;
}

/** Stores the draft in place of the previous one. Returns whether the browser has stored it. */
export function saveDraft(draft: Draft): Promise<boolean> {
  return drafts('readwrite', async (objects) => {
    const request = objects.put(draft, key);
    // A page that is being closed does not wait for the end of the transaction.
    objects.transaction.commit();
    await promisifyRequest(objects.transaction);
    // In private windows, Safari completes a transaction although it could not store the picture.
    return request.error === null;
  }).catch(() => false);
}

/** Deletes the draft. */
export async function deleteDraft(): Promise<void> {
  await del(key, drafts).catch(() => null);
}
