import {existsSync} from 'node:fs';
import path from 'node:path';
import {packsFile} from '../../../src/offline/packs';
import type {PageKind} from './pageKinds';

export interface FirstLoadBudget {
  /** JavaScript. */
  script: number;
  /** The page's icon and logo included. */
  requests: number;
  /** Everything but pictures. */
  withoutPictures: number;
}

/**
 * Upper limits for a first load, which tests enforce. Bytes are compressed (brotli), as sent. The targets, some of
 * them lower, are in BENCHMARKS.md.
 */
export const budgets = {
  pages: {
    home: {script: 132_700, requests: 8, withoutPictures: 161_600},
    manual: {script: 136_500, requests: 8, withoutPictures: 168_500},
    // The element's preview is a separate page.
    element: {script: 138_500, requests: 12, withoutPictures: 173_400},
    category: {script: 127_400, requests: 8, withoutPictures: 154_100},
    // The editor loads when somebody uses it.
    lesson: {script: 147_800, requests: 8, withoutPictures: 181_900},
    // It also offers questions and the beginning of an answer.
    search: {script: 139_000, requests: 8, withoutPictures: 166_800},
  } satisfies Record<PageKind, FirstLoadBudget>,
  /** All pages of the manuals except the lessons. */
  manuals: {
    script: {middle: 135_500, largest: 141_000},
    withoutPictures: {middle: 168_000, largest: 178_000},
  },
} as const;

/** What `OFFLINE=true` may add to every page: the module that registers the worker, and the styles of its note. */
const offline: FirstLoadBudget = {script: 600, requests: 0, withoutPictures: 1000};

/** Returns a limit of {@link budgets} for the build in a folder, which may have been made with `OFFLINE=true`. */
export const limitFor = (dir: string, part: keyof FirstLoadBudget, limit: number): number =>
  existsSync(path.join(dir, packsFile)) ? limit + offline[part] : limit;
