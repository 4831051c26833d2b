import {existsSync, readFileSync} from 'node:fs';
import type {Manual} from '@portal/content/manuals';

/** Thrown for a configuration that cannot work. The message names the file and the remedy. */
class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Stops the build in a folder whose path contains characters that have a meaning to the bundler. The message is for
 * editors, who choose where the project lies.
 */
export function checkFolder(folder: string): void {
  const [character] = /[&!?#]/.exec(folder) ?? [];
  if (character !== undefined) {
    throw new ConfigError(
      `Das Projekt liegt in «${folder}», und mit dem Zeichen ${character} im Pfad geht der Build nicht. Benennen Sie den Ordner um, zum Beispiel in «${folder.replace(/\s*[&!?#]\s*/g, '-')}».`,
    );
  }
}

/**
 * Compares a manual's versions with the ones that exist on disk.
 * `existing` is the content of `<id>_versions.json`; null where there is none.
 */
export function checkVersions(manual: Manual, existing: readonly string[] | null): void {
  const known = ['current', ...(existing ?? [])];
  for (const {name} of manual.versions ?? []) {
    if (!known.includes(name)) {
      throw new ConfigError(
        `packages/content/src/manuals.ts gives the manual "${manual.id}" a version "${name}" that does not exist. ` +
          `Known are: ${known.join(', ')}. Correct the name, or add the version to ${manual.id}_versions.json ` +
          `and its pages to ${manual.id}_versioned_docs/version-${name}.`,
      );
    }
  }
}

/** Reads `<id>_versions.json`; null where the manual has a single version. */
export function readVersions(manual: Manual): string[] | null {
  const file = `${manual.id}_versions.json`;
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : null;
}

interface SidebarItem {
  type: string;
  items?: readonly SidebarItem[];
  link?: unknown;
}

/** Returns whether a sidebar contains a link. */
function hasLink(items: readonly SidebarItem[]): boolean {
  return items.some(
    (item) =>
      ['doc', 'ref', 'link'].includes(item.type) ||
      (item.type === 'category' && (Boolean(item.link) || hasLink(item.items ?? []))),
  );
}

/** Stops the build for a sidebar with nothing to link to. `source` is the file to correct. */
export function checkSidebars(
  sidebars: Record<string, readonly SidebarItem[]>,
  source: string,
): void {
  for (const [name, items] of Object.entries(sidebars)) {
    if (!hasLink(items)) {
      throw new ConfigError(
        `The sidebar "${name}" of ${source} has nothing to link to. Add a page or a category with a link, or remove the sidebar.`,
      );
    }
  }
}
