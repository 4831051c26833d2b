/** An installation, from the environment. */
export interface Access {
  /** Address of the website, without a slash at the end. */
  url: string;
  user: string;
  password: string;
  /** A command that brings the installation back to its first state. */
  reset?: string;
  /** A command that makes the installation one that has been used, for `--in-use`. */
  inUse?: string;
  /** A file with the mails that the installation has sent. Only a demo has one. */
  mailbox?: string;
  /** A command that does what a server does at intervals. Only a demo has one. */
  jobs?: string;
}

/**
 * What readers know without a name, as a selector and the words of a sentence that name it: `['input[type=checkbox]',
 * /Häkchen/]`.
 */
export type Kind = readonly [selector: string, words: RegExp];

/** A product that is ready for a walk, with its tools. */
export type Opened<Tools = object> = Tools & {
  /** Its full version: `13.4.27`. */
  version: string;
  kinds: readonly Kind[];
  /** Closes what lies over the content in a narrow window. */
  clear?: () => Promise<void>;
  /** Does something while the product shows nothing private. */
  inDisguise?: <T>(perform: () => Promise<T>) => Promise<T>;
};
