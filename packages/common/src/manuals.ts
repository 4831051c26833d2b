/** What a manual is, for everything that tells manuals and their versions apart. */

export interface ManualVersion {
  /** `current` or a name in `<id>_versions.json`. */
  name: string;
  label: string;
}

export interface Manual {
  /** Docs plugin id. */
  id: string;
  label: string;
  /** Whom it is for; `lernende` for a course. */
  audience?: string;
  /** Versions, newest first; only for a manual that has several. */
  versions?: readonly ManualVersion[];
}

/** Returns the name of a manual in one of its versions, e.g. `TYPO3, Version 12`. */
export function versionName({label}: Pick<Manual, 'label'>, version: ManualVersion): string {
  return `${label}, ${version.label.trim()}`;
}

/** Returns the name of a manual, with the version unless it is the newest, or undefined for an unknown manual. */
export function manualName(
  manuals: readonly Manual[],
  id: string,
  version?: string,
): string | undefined {
  const manual = manuals.find((one) => one.id === id);
  const older = manual?.versions?.slice(1).find(({name}) => name === version);
  return manual && older ? versionName(manual, older) : manual?.label;
}
