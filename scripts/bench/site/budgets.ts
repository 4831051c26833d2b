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
    home: {script: 130_500, requests: 8, withoutPictures: 156_500},
    manual: {script: 133_500, requests: 10, withoutPictures: 162_000},
    // The element's preview is a separate page.
    element: {script: 135_500, requests: 12, withoutPictures: 167_000},
    category: {script: 125_500, requests: 8, withoutPictures: 148_500},
    // The editor loads when somebody uses it.
    lesson: {script: 145_000, requests: 8, withoutPictures: 175_000},
    search: {script: 130_500, requests: 8, withoutPictures: 155_500},
  } satisfies Record<PageKind, FirstLoadBudget>,
  /** All pages of the manuals except the lessons. */
  manuals: {
    script: {middle: 132_000, largest: 137_000},
    withoutPictures: {middle: 160_500, largest: 172_500},
  },
} as const;
