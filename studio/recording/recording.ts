/** A recording of Chrome's recorder, in its own format, which `@puppeteer/replay` owns. */
import {parse, Schema} from '@puppeteer/replay';

export type Recording = Pick<Schema.UserFlow, 'title' | 'steps'>;
export type RecordedStep = Schema.Step;
/** What is done to an element. */
export type Move = Extract<
  RecordedStep,
  {selectors: unknown; type: 'click' | 'doubleClick' | 'hover' | 'change'}
>;

/** Thrown for a recording that cannot be used. The message is for editors. */
export class RecordingError extends Error {
  override name = 'RecordingError';
}

const {StepType} = Schema;
const modifier = /^(Control|Shift|Alt|Meta)(?:Left|Right)?$/;
/** Parts of an address that let somebody in, or that are another one next time. */
const secretParts = /token|nonce|session|sid$|key|secret|password|auth/i;

/** Returns whether a step is done to an element. */
export const isMove = (step: RecordedStep): step is Move =>
  [StepType.Click, StepType.DoubleClick, StepType.Hover, StepType.Change].includes(
    step.type as never,
  );

const isSame = (a: RecordedStep | undefined, b: RecordedStep) =>
  a !== undefined && isMove(a) && isMove(b) && a.selectors.join() === b.selectors.join();

/** Returns an address without its website, which the environment names, and without what lets somebody in. */
export function plainAddress(address: string): string {
  const url = new URL(address, 'http://website.example');
  [...url.searchParams.keys()]
    .filter((name) => secretParts.test(name))
    .forEach((name) => url.searchParams.delete(name));
  return `${url.pathname}${url.search}${url.hash}`;
}

/**
 * Returns the steps that a reader does too. Chrome also notes the size of the window, each movement of the page, every
 * single key, the click into a field before its text, and both clicks of a double click.
 */
function readersSteps(steps: readonly RecordedStep[]): RecordedStep[] {
  const kept: RecordedStep[] = [];
  const held = new Set<string>();
  for (const recorded of steps) {
    const step = {...recorded};
    delete step.assertedEvents;
    delete step.timeout;
    const last = kept.at(-1);
    if (step.type === StepType.KeyDown || step.type === StepType.KeyUp) {
      const name = modifier.exec(step.key)?.[1];
      if (name) {
        held[step.type === StepType.KeyDown ? 'add' : 'delete'](name);
      } else if (step.type === StepType.KeyDown && step.key !== 'Tab') {
        kept.push({...step, key: [...held, step.key].join('+') as never});
      }
    } else if (step.type === StepType.Navigate) {
      kept.push({...step, url: plainAddress(step.url)});
    } else if (isMove(step)) {
      const isDone =
        isSame(last, step) && (step.type === StepType.Change || step.type === StepType.DoubleClick);
      kept.splice(isDone ? -1 : kept.length, isDone ? 1 : 0, step);
    } else if (step.type === StepType.CustomStep || step.type === StepType.Close) {
      kept.push(step);
    }
  }
  return kept;
}

/**
 * Reads a recording, and the address of its website. Throws a {@link RecordingError} for a file that is none, or without
 * anything to do.
 */
export function readRecording(text: string): Recording & {origin: string} {
  let flow: Schema.UserFlow;
  try {
    flow = parse(JSON.parse(text));
  } catch (error) {
    throw new RecordingError(
      `Die Datei ist keine Aufnahme von Chrome (${(error as Error).message}) → Wählen Sie im Recorder «Export» und dann «JSON».`,
    );
  }
  const steps = readersSteps(flow.steps);
  if (steps[0]?.type !== StepType.Navigate || !steps.some(isMove)) {
    throw new RecordingError(
      'Die Aufnahme öffnet keine Adresse, oder sie tut dort nichts → Nehmen Sie noch einmal auf, von der Seite aus, auf der die Anleitung beginnt.',
    );
  }
  const first = flow.steps.find((step) => step.type === StepType.Navigate);
  const address = first?.type === StepType.Navigate ? first.url : '';
  return {title: flow.title, steps, origin: URL.canParse(address) ? new URL(address).origin : ''};
}

const mark = 'schritt';

/** Puts before the steps of each unit of the page a mark with its number. */
export function markSteps(groups: ReadonlyMap<string, readonly RecordedStep[]>): RecordedStep[] {
  return [...groups].flatMap(([step, steps]) => [
    {type: StepType.CustomStep, name: mark, parameters: {step}},
    ...steps,
  ]);
}

/** Returns the steps of a stored recording by the page's step that they do, and those before the first. */
export function markedSteps({steps}: Recording): {
  start: RecordedStep[];
  groups: Map<string, RecordedStep[]>;
} {
  const start: RecordedStep[] = [];
  const groups = new Map<string, RecordedStep[]>();
  let group = start;
  for (const step of steps) {
    if (step.type === StepType.CustomStep && step.name === mark) {
      group = [];
      groups.set((step.parameters as {step: string}).step, group);
    } else {
      group.push(step);
    }
  }
  return {start, groups};
}
