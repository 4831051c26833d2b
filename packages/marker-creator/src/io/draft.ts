import {isProject, type Project} from '../model/project';

/** Unfinished work. The browser stores it until it is saved or discarded. */
export interface Draft {
  project: Project;
  picture: {blob: Blob; fileName: string} | null;
}

/** Storage place of the draft: names of database and object store, key of the entry. */
export const draftPlace = {database: 'marker-creator', store: 'draft', key: 'current'} as const;

const {database, store, key} = draftPlace;

let connection: Promise<IDBDatabase> | null = null;

/** Opens the database. It stays open, because a page that is being closed has no time to open it. */
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

/** Returns the result of the request. Rejects if the browser refuses storage, for example in a private window. */
async function withStore<T>(
  mode: IDBTransactionMode,
  action: (objects: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const transaction = (await open()).transaction(store, mode);
  return new Promise<T>((resolve, reject) => {
    const request = action(transaction.objectStore(store));
    // A successful request can still be lost with the page; a complete transaction cannot. In private windows, Safari
    // completes a transaction although it could not store the picture.
    transaction.oncomplete = () =>
      request.error ? reject(request.error) : resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
    transaction.commit();
  });
}

/** Returns whether a stored value is a draft of this version of the program. */
function isDraft(kept: Partial<Draft> | null | undefined): kept is Draft {
  const picture = kept?.picture;
  return isProject(kept?.project) && (picture === null || picture?.blob instanceof Blob);
}

/** Returns the stored draft, or null if there is no usable one. */
export async function readDraft(): Promise<Draft | null> {
  const kept = await withStore<Partial<Draft> | undefined>('readonly', (objects) =>
    objects.get(key),
  ).catch(() => null);
  return isDraft(kept) ? kept : null;
}

/** Stores the draft in place of the previous one. Returns whether the browser has stored it. */
export function saveDraft(draft: Draft): Promise<boolean> {
  return withStore('readwrite', (objects) => objects.put(draft, key)).then(
    () => true,
    () => false,
  );
}

/** Deletes the draft. */
export async function deleteDraft(): Promise<void> {
  await withStore('readwrite', (objects) => objects.delete(key)).catch(() => null);
}
