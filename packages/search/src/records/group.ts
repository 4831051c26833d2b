import {manualName, type Manual} from '@portal/common/manuals';
import {docsTag} from '../docsTag';
import {groupSeparator} from './record';

/**
 * Returns the name of the group of a page's results: manual › category. It names an older version but not the latest.
 * `fallback` is for pages outside the manuals.
 */
export function groupName(
  page: {tag: string; version: string; categories: readonly string[]},
  fallback: string,
  manuals: readonly Manual[],
): string {
  const manual = manuals.find(({id}) => page.tag === docsTag(id, page.version));
  const name = (manual && manualName(manuals, manual.id, page.version)) ?? fallback;
  const category = page.categories.at(-1);
  return category && category !== name ? name + groupSeparator + category : name;
}
