/** What a walk is made of. A walk is one file in `studio/walks`, named like its page. */
import type {Page} from '@playwright/test';
import type {Aimeos} from '../aimeos/shop';
import type {Roundcube} from '../roundcube/webmail';
import type {Typo3} from '../typo3/backend';
import type {WordPress} from '../wordpress/backend';
import type {PictureOptions} from './picture';
import type {Access, Opened} from './product';

/** Labels that no script can see, with the reason in German. */
export type Unseen = Record<string, string>;

/** The tools of one section of the page. */
export interface Section {
  /**
   * Does a step as a reader would. `step` is its number, or `2.1` for the first step of the section's second list.
   * Every label that the step names in bold must be on the screen before or after it, or when `see` is called.
   */
  step: (
    step: number | string,
    perform: (tools: {see: () => Promise<void>}) => Promise<unknown>,
    unseen?: Unseen,
  ) => Promise<void>;
  /** Leaves a step out. The reason, in German, goes into the record. */
  skip: (step: number | string, reason: string) => void;
  /** Looks at every place where the fields of the section's table are: opens it, then calls `see`. */
  fields: (
    show: (tools: {see: () => Promise<void>}) => Promise<unknown>,
    unseen?: Unseen,
  ) => Promise<void>;
  /** Takes a picture. `name` is unique on the page. */
  picture: (name: string, options: PictureOptions) => Promise<void>;
}

/** What walks use of each product, after the log-in. */
interface Tools {
  typo3: Typo3;
  aimeos: Aimeos;
  roundcube: Roundcube;
  wordpress: WordPress;
}

export type WalkTools<Name extends keyof Tools = never> = Opened<Pick<Tools, Name>> & {
  page: Page;
  /** The installation, for a walk that logs in by itself. */
  access: Access;
  /**
   * Does a section of the page, by the id of its heading. If it fails, the walk goes on with the next section, so
   * each must begin by opening what it needs.
   */
  section: (id: string, perform: (tools: Section) => Promise<unknown>) => Promise<void>;
  /** Says why labels outside of the steps are on no screen: another program shows them, or they are no labels. */
  unseen: (reasons: Unseen) => void;
};

export type Walk<Name extends keyof Tools = never> = (tools: WalkTools<Name>) => Promise<void>;

/**
 * Defines a walk in a product: `walk<'typo3'>(async ({typo3, section}) => …)`. It leaves the product as it was, or a
 * reset command does that (`studio/README.md`).
 */
export const walk = <Name extends keyof Tools>(perform: Walk<Name>): Walk<Name> => perform;
