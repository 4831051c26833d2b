import type {indexVersion} from './format';

/** Lists the index files of a build. It is the only file of the index whose name does not change. */
export interface Manifest {
  indexVersion: typeof indexVersion;
  /** Origin of the published site, for the absolute addresses of hits. */
  origin: string;
  /** The editors' list of synonyms, without comments. */
  synonyms: string;
  /** By `docusaurus_tag`. */
  files: Record<string, {name: string; language: string}>;
}
