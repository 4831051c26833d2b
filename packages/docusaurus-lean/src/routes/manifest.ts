import {pageChunks} from './code';
import type {Part} from './parts';
import type {Tables} from './model';

/** The framework's list of files by chunk: which chunks (`origins`) a rendered module needs. */
export interface Manifest {
  origins: Record<string, string[]>;
  assets: Record<string, unknown>;
}

/**
 * Adds the chunks of each page's modules and of its part to the manifest. The framework writes their scripts into the
 * page's HTML, so that they load in parallel with the main bundle.
 */
export function completeManifest(
  manifest: Manifest,
  tables: Tables,
  parts: readonly Part[],
): Manifest {
  const origins = {...manifest.origins};
  const add = (chunk: string, needed: string[]) => {
    const request = tables.registry[chunk];
    // The page's part contains the data of the docs version that the page shows.
    if (request !== undefined && manifest.assets[chunk] && !tables.versions[chunk]) {
      origins[request] = [...needed, ...(manifest.origins[chunk] ?? [chunk])];
    }
  };
  Object.keys(tables.registry).forEach((chunk) => add(chunk, []));
  for (const part of parts) {
    pageChunks(tables, part.pages).forEach((chunk) => add(chunk, [part.name]));
  }
  return {...manifest, origins};
}
