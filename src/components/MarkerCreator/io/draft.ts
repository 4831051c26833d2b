import {isProject, type Project} from '../model/project';

/** Unfinished work, kept in the browser until it is saved or discarded. */
export interface Draft {
  project: Project;
  picture: {blob: Blob; fileName: string} | null;
}

/** Where the browser keeps it: names of database and object store, key of the entry. */
export const draftPlace = {database: 'marker-creator', store: 'draft', key: 'current'} as const;

const {database, store, key} = draftPlace;

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(database, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(store);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function withStore<T>(
  mode: IDBTransactionMode,
  action: (objects: IDBObjectStore) => IDBRequest<T>,
): Promise<T | null> {
  try {
    const opened = await open();
    return await new Promise<T>((resolve, reject) => {
      const transaction = opened.transaction(store, mode);
      const request = action(transaction.objectStore(store));
      // A request that succeeded can still be lost with the page, a transaction that is complete not.
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    }).finally(() => opened.close());
  } catch {
    // A private window may refuse storage: then there is no draft, and the rest works.
    return null;
  }
}

/** Whether what was kept is a draft as this version of the program makes them. */
function isDraft(kept: Partial<Draft> | null | undefined): kept is Draft {
  const picture = kept?.picture;
  return isProject(kept?.project) && (picture === null || picture?.blob instanceof Blob);
}

/** The kept draft, or null where there is none that can be taken up. */
export async function readDraft(): Promise<Draft | null> {
  const kept = await withStore<Partial<Draft> | undefined>('readonly', (objects) =>
    objects.get(key),
  );
  return isDraft(kept) ? kept : null;
}

/** Keeps the draft in place of the one before. */
export async function saveDraft(draft: Draft): Promise<void> {
  await withStore('readwrite', (objects) => objects.put(draft, key));
}

/** Forgets the draft. */
export async function deleteDraft(): Promise<void> {
  await withStore('readwrite', (objects) => objects.delete(key));
}
