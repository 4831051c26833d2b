import type {Reader} from '../lib/reader';

/** Things that readers do, by what they say about the portal. */
export type Steps = Record<string, (reader: Reader) => Promise<void>>;
