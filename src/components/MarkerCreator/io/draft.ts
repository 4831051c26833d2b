import {isProject, type Project} from '../model/project';

/** Unfinished work, kept in the browser until it is saved or discarded. */
export interface Draft {
  project: Project;
  picture: {blob: Blob; fileName: string} | null;
}

/** Where the browser keeps it: names of database and object store, key of the entry. */
export const draftPlace = {database: 'marker-creator', store: 'draft', key: 'current'} as const;

const {database, store, key} = draftPlace;

let connection: Promise<IDBDatabase> | null = null;

/** The database. It stays open, as a page that goes away has no time to open it. */
function open(): Promise<IDBDatabase> {
  connection ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(database, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(store);
    request.onsuccess = () => {
      request.result.onclose = () => {
        connection = null;
      };
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  }).catch((error: unknown) => {
    connection = null;
    throw error;
  });
  return connection;
}

/** The result of the request. Rejects where the browser refuses storage, as in a private window. */
async function withStore<T>(
  mode: IDBTransactionMode,
  action: (objects: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const transaction = (await open()).transaction(store, mode);
  return new Promise<T>((resolve, reject) => {
    const request = action(transaction.objectStore(store));
    // A request that succeeded can still be lost with the page, a transaction that is complete not.
    // In its private windows Safari completes one whose picture it could not keep.
    transaction.oncomplete = () =>
      request.error ? reject(request.error) : resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
    transaction.commit();
  });
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
  ).catch(() => null);
  return isDraft(kept) ? kept : null;
}

/** Keeps the draft in place of the one before. Gives whether the browser has kept it. */
export function saveDraft(draft: Draft): Promise<boolean> {
  return withStore('readwrite', (objects) => objects.put(draft, key)).then(
    () => true,
    () => false,
  );
}

/** Forgets the draft. */
export async function deleteDraft(): Promise<void> {
  await withStore('readwrite', (objects) => objects.delete(key)).catch(() => null);
}
