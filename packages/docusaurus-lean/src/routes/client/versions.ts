import {useEffect, useSyncExternalStore} from 'react';
import type {VersionData} from '../model';

/** A docs version as the router passes it to the theme, and the chunk with the rest of it. */
export interface PartVersion {
  /** The version without sidebars and documents, which identifies it everywhere. */
  original: VersionData;
  /** The version with what the pages of one part show when they load. */
  shown: VersionData;
  load: () => Promise<{default: {version: VersionData}}>;
}

interface State {
  current: VersionData;
  /** The part whose pages `current` is complete for. Null means all pages. */
  part: PartVersion | null;
}

const states = new Map<VersionData, State>();
const listeners = new Set<() => void>();

function set(version: VersionData, state: State): void {
  states.set(version, state);
  listeners.forEach((listener) => listener());
}

/** Loads the complete docs version, unless it is already loaded. */
async function complete(version: VersionData): Promise<void> {
  const part = states.get(version)?.part;
  if (part) {
    const loaded = await part.load();
    set(version, {current: loaded.default.version, part: null});
  }
}

/** Makes sure that the theme has the data of a version that the pages of a part show. */
export async function prepareVersion(part: PartVersion): Promise<void> {
  const {original, shown} = part;
  const state = states.get(original);
  if (state === undefined) {
    set(original, {current: {...original, ...shown}, part});
  } else if (state.part !== null && state.part !== part) {
    await complete(original);
  }
}

const signsOfAReader = ['pointermove', 'touchstart', 'keydown', 'focusin'] as const;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Returns the docs version as far as it is loaded. The closed categories of the sidebar and everything else that is
 * not visible when a page opens load as soon as somebody uses the page.
 */
export function useVersion<Version extends object>(version: Version): Version {
  const original = version as unknown as VersionData;
  const current = () => (states.get(original)?.current ?? original) as unknown as Version;
  useEffect(() => {
    // If this fails, the next page that needs it tries again.
    const load = () => void complete(original).catch(() => undefined);
    signsOfAReader.forEach((sign) => addEventListener(sign, load, {once: true, passive: true}));
    return () => signsOfAReader.forEach((sign) => removeEventListener(sign, load));
  }, [original]);
  return useSyncExternalStore(subscribe, current, current);
}
