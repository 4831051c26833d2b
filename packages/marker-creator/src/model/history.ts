import {applyAction, emptyProject, type Action, type Project} from './project';

/** Number of steps that can be undone. Older ones are dropped. */
export const longestHistory = 200;

export interface History {
  past: readonly Project[];
  present: Project;
  future: readonly Project[];
  /** What the last action changed. The next action with the same key belongs to the same step. */
  lastKey: string | null;
}

export const emptyHistory: History = {past: [], present: emptyProject, future: [], lastKey: null};

export type HistoryAction =
  | Action
  | {type: 'undo'}
  | {type: 'redo'}
  | {type: 'pause'}
  | {type: 'picture'; changes: Partial<Project>}
  | {type: 'restart'; project: Project};

/**
 * Returns the key of an action's step. Typing in one field or dragging one marker is one step. Null means that the
 * action is always its own step.
 */
function stepKey(action: Action): string | null {
  switch (action.type) {
    case 'move':
    case 'text':
      return `${action.type}:${action.id}`;
    case 'alt':
    case 'name':
      return action.type;
    default:
      return null;
  }
}

function undo(history: History): History {
  const previous = history.past.at(-1);
  return previous === undefined
    ? history
    : {
        past: history.past.slice(0, -1),
        present: previous,
        future: [history.present, ...history.future],
        lastKey: null,
      };
}

function redo(history: History): History {
  const [next, ...future] = history.future;
  return next === undefined
    ? history
    : {past: [...history.past, history.present], present: next, future, lastKey: null};
}

/** Changes the data of the picture in every step, because a change of picture cannot be undone. */
function changePicture({past, present, future}: History, changes: Partial<Project>): History {
  const change = (project: Project): Project => ({...project, ...changes});
  return {
    past: past.map(change),
    present: change(present),
    future: future.map(change),
    lastKey: null,
  };
}

/**
 * Reducer that applies actions and records the steps. `pause` ends a step, for example when a drag ends, and
 * `restart` drops all steps. An action that changes nothing is not a step, so undone steps stay.
 */
export function historyReducer(history: History, action: HistoryAction): History {
  switch (action.type) {
    case 'undo':
      return undo(history);
    case 'redo':
      return redo(history);
    case 'pause':
      return {...history, lastKey: null};
    case 'picture':
      return changePicture(history, action.changes);
    case 'restart':
      return {...emptyHistory, present: action.project};
    default: {
      const present = applyAction(history.present, action);
      if (present === history.present) {
        return history;
      }
      const key = stepKey(action);
      const sameStep = key !== null && key === history.lastKey;
      const past = sameStep
        ? history.past
        : [...history.past, history.present].slice(-longestHistory);
      return {past, present, future: [], lastKey: key};
    }
  }
}
