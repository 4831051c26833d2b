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
 * What a first load may cost at most; tests hold the pages to it. Bytes are compressed (brotli),
 * as sent. The aims, some of them lower, stand in BENCHMARKS.md.
 */
export const budgets = {
  pages: {
    home: {script: 110_000, requests: 7, withoutPictures: 132_000},
    manual: {script: 115_000, requests: 8, withoutPictures: 140_000},
    // The element's preview is a page of its own.
    element: {script: 117_500, requests: 10, withoutPictures: 145_000},
    category: {script: 110_500, requests: 8, withoutPictures: 131_000},
    // Its editor comes when somebody uses it.
    lesson: {script: 127_000, requests: 8, withoutPictures: 155_000},
    search: {script: 113_500, requests: 8, withoutPictures: 134_000},
  } satisfies Record<PageKind, FirstLoadBudget>,
  /** All pages of the manuals but the lessons. */
  manuals: {
    script: {middle: 115_000, largest: 119_000},
    withoutPictures: {middle: 140_000, largest: 150_000},
  },
  /** More first-load JavaScript with 5,000 pages than with 215. */
  growth: 15_000,
} as const;
