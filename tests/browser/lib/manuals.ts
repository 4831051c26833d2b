import {versionName} from '@portal/common/manuals';
import {findManual, type ManualId, type ManualVersion} from '@portal/content/manuals';

function versionOf(id: ManualId, name: string): ManualVersion {
  const version = findManual(id).versions?.find((one) => one.name === name);
  if (!version) {
    throw new Error(`packages/content/src/manuals.ts has no version ${name} of ${id}.`);
  }
  return version;
}

/** Label of a manual, or of one of its versions, as readers see it: such as «TYPO3», «Version 12». */
export function labelOf(id: ManualId, version?: string): string {
  return version === undefined ? findManual(id).label : versionOf(id, version).label.trim();
}

/** Name of a manual in one of its versions, where both are shown: such as «TYPO3, Version 12». */
export function nameOf(id: ManualId, version: string): string {
  return versionName(findManual(id), versionOf(id, version));
}
