import type {indexVersion} from './file';

/** Names the index files of a build; the one file of the index whose name does not change. */
export interface Manifest {
  indexVersion: typeof indexVersion;
  /** Origin of the published site: hits carry absolute addresses. */
  origin: string;
  /** The editors' list of synonyms, without comments. */
  synonyms: string;
  /** By `docusaurus_tag`. */
  files: Record<string, {name: string; language: string}>;
}
