import {manualTable, type ManualVersion} from '../../config/manuals';
import {groupSeparator} from '../record';

const isLatest = (versions: readonly ManualVersion[], name: string): boolean =>
  versions[0]?.name === name;

/**
 * Name of the group a page's results stand in: manual › category. An older
 * version is named, the latest is not. `fallback` is for pages outside the manuals.
 */
export function groupName(
  page: {tag: string; version: string; categories: readonly string[]},
  fallback: string,
): string {
  const manual = manualTable.find(({id}) => page.tag === `docs-${id}-${page.version}`);
  const version = manual?.versions?.find(({name}) => name === page.version);
  const isOld = version && manual?.versions && !isLatest(manual.versions, version.name);
  const name = manual
    ? [manual.label, isOld && version.label.trim()].filter(Boolean).join(' ')
    : fallback;
  const category = page.categories.at(-1);
  return category && category !== name ? name + groupSeparator + category : name;
}
