import type {FromFrame} from './protocol';

/** Longest text of a message in characters: more than the frame sends. */
const MAX_TEXT = 1000;

/** Messages that a frame may send within a second; 200 notices and 120 scroll positions are fewer. */
export const MAX_PER_SECOND = 500;

type Test = (value: unknown) => boolean;

const isNumber: Test = (value) => typeof value === 'number';
const isText: Test = (value) => typeof value === 'string' && value.length <= MAX_TEXT;
const orNull =
  (test: Test): Test =>
  (value) =>
    value === null || test(value);
const oneOf =
  (...values: string[]): Test =>
  (value) =>
    values.includes(value as string);

const place = {file: isText, line: isNumber};

/** What the fields of each message hold. */
const fields: Record<FromFrame['type'], Record<string, Test>> = {
  connected: {},
  loaded: {},
  left: {},
  submit: {},
  scroll: {top: isNumber},
  console: {level: oneOf('log', 'info', 'warn', 'error'), text: isText},
  dialog: {kind: oneOf('alert', 'confirm', 'prompt'), text: isText},
  flood: {kind: oneOf('output', 'trouble')},
  error: {message: isText, file: orNull(isText), line: orNull(isNumber)},
  endless: place,
  crowded: {...place, limit: isNumber},
  missing: {url: isText},
  blocked: {url: isText, directive: isText},
  link: {url: isText},
  answer: {id: isNumber, value: () => true},
  failed: {id: isNumber, reason: isText},
};

/**
 * Returns a message of the frame, or null if it is none: the frame runs the trainee's code, which must not bring down
 * the portal's page.
 */
export function readMessage(data: unknown): FromFrame | null {
  const message = (typeof data === 'object' && data ? data : {}) as Record<string, unknown>;
  const {type} = message;
  if (typeof type !== 'string' || !Object.hasOwn(fields, type)) return null;
  const tests = Object.entries(fields[type as FromFrame['type']]);
  return tests.every(([name, test]) => test(message[name])) ? (message as FromFrame) : null;
}

/** Returns a function that counts messages and says whether one more is allowed in this second. */
export function createRate(now = () => performance.now()): () => boolean {
  let since = now();
  let count = 0;
  return () => {
    if (now() - since > 1000) {
      since = now();
      count = 0;
    }
    count += 1;
    return count <= MAX_PER_SECOND;
  };
}
