import type {indexVersion} from './format';

/** The editors' lists of words, without comments. */
export interface Words {
  synonyms: string;
  consequences: string;
}

/** Lists the index files of a build. It is the only file of the index whose name does not change. */
export interface Manifest extends Words {
  indexVersion: typeof indexVersion;
  /** Origin of the published site, for the absolute addresses of hits. */
  origin: string;
  /** By `docusaurus_tag`. */
  files: Record<string, {name: string; language: string}>;
}
