import {useEffect, useSyncExternalStore} from 'react';
import type {VersionData} from '../model';

/** The sidebars and documents of a docs version that the pages of one part show when they load. */
export interface PartVersion {
  /** The version without sidebars and documents, as the router passes it to the theme. Identifies the version. */
  original: VersionData;
  shown: VersionData;
  /** Loads the complete version. */
  load: () => Promise<{default: {version: VersionData}}>;
}

interface State {
  current: VersionData;
  /** The part that `current` belongs to. Null if `current` is complete. */
  part: PartVersion | null;
}

const states = new Map<VersionData, State>();
const listeners = new Set<() => void>();

function set(version: VersionData, state: State): void {
  states.set(version, state);
  listeners.forEach((listener) => listener());
}

/** Loads the rest of a docs version, unless it is complete. */
async function complete(version: VersionData): Promise<void> {
  const part = states.get(version)?.part;
  if (part) {
    const loaded = await part.load();
    set(version, {current: loaded.default.version, part: null});
  }
}

/** Provides the theme with the version data that the pages of a part show. */
export async function prepareVersion(part: PartVersion): Promise<void> {
  const {original, shown} = part;
  const state = states.get(original);
  if (state === undefined) {
    set(original, {current: {...original, ...shown}, part});
  } else if (state.part !== null && state.part !== part) {
    await complete(original);
  }
}

const interactionEvents = ['pointermove', 'touchstart', 'keydown', 'focusin'] as const;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Returns the loaded part of a docs version. The rest, such as the items of closed sidebar categories, loads on the
 * first interaction with the page.
 */
export function useVersion<Version extends object>(version: Version): Version {
  const original = version as unknown as VersionData;
  const current = () => (states.get(original)?.current ?? original) as unknown as Version;
  useEffect(() => {
    // After a failure, the next page that needs the rest tries again.
    const load = () => void complete(original).catch(() => undefined);
    interactionEvents.forEach((type) => addEventListener(type, load, {once: true, passive: true}));
    return () => interactionEvents.forEach((type) => removeEventListener(type, load));
  }, [original]);
  return useSyncExternalStore(subscribe, current, current);
}
