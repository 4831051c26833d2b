/**
 * Messages between the portal and the sandboxed frame that runs a trainee's page
 * (`packages/course/static/playground/frame.htm`). They use a MessagePort that the portal passes to the frame. Neither
 * side listens to anything else.
 */

/** A script of the trainee. The frame turns it into a blob and replaces `token` with its address. */
export interface ScriptPart {
  token: string;
  /** File name of the code that the trainee knows. */
  file: string;
  text: string;
}

/** A page ready to be written into the frame. */
export interface Assembled {
  html: string;
  scripts: ScriptPart[];
  /** Names of the files, by the index that the guard is called with. */
  files: string[];
}

/** What a check may ask of the rendered page. */
export type Question =
  | {kind: 'document'}
  | {kind: 'query'; selector: string; styles: readonly string[]}
  | {kind: 'click'; selector: string; index: number};

export interface DocumentInfo {
  doctype: string | null;
  title: string;
  lang: string;
  /** Width of the content and of the window in CSS pixels. */
  scrollWidth: number;
  width: number;
}

export interface ElementInfo {
  tag: string;
  /** Rendered text, white space collapsed. */
  text: string;
  /** Text of the source, including hidden text. */
  content: string;
  attributes: Record<string, string>;
  /** Computed values of the properties asked for; colours as `rgb(…)` or `rgba(…)`. */
  styles: Record<string, string>;
  /** In CSS pixels from the top left of the page. */
  box: {left: number; top: number; width: number; height: number};
  visible: boolean;
  /** Background colour behind the text, with all translucent ones on the way; null where a picture lies there. */
  backdrop: string | null;
  /** Whether a picture has loaded; true for other elements. */
  loaded: boolean;
  /** Size of a picture's file in CSS pixels; null for other elements and where it has not loaded. */
  natural: {width: number; height: number} | null;
  /** Value of a form field, else an empty string. */
  value: string;
}

export type ToFrame =
  /** `hour` sets the page's clock. */
  | {type: 'run'; page: Assembled; scroll: number; hour?: number}
  | {type: 'ping'; id: number}
  | {type: 'ask'; id: number; question: Question};

export type Dialog = 'alert' | 'confirm' | 'prompt';

export type ConsoleLevel = 'log' | 'info' | 'warn' | 'error';

export type FromFrame =
  | {type: 'connected'}
  | {type: 'loaded'}
  | {type: 'scroll'; top: number}
  | {type: 'console'; level: ConsoleLevel; text: string}
  /** A dialog, which a sandbox does not open. */
  | {type: 'dialog'; kind: Dialog; text: string}
  /** More output than is passed on. */
  | {type: 'flood'; kind: 'output' | 'trouble'}
  | {type: 'error'; message: string; file: string | null; line: number | null}
  | {type: 'endless'; file: string; line: number}
  /** More elements than `limit`. */
  | {type: 'crowded'; file: string; line: number; limit: number}
  | {type: 'missing'; url: string}
  /** Forbidden by the policy; `directive` names the rule. */
  | {type: 'blocked'; url: string; directive: string}
  /** Another page replaces the page. */
  | {type: 'left'}
  | {type: 'link'; url: string}
  /** A button that would submit a form; a sandbox does not even fire `submit`. */
  | {type: 'submit'}
  | {type: 'answer'; id: number; value: unknown}
  | {type: 'failed'; id: number; reason: string};
