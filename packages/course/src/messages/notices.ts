import type {Pane, Project} from '../project';
import {fileNames, MAX_FILE_LENGTH, panes} from '../project';
import type {Dialog, FromFrame} from '../sandbox/protocol';
import {explainMissingFile} from './files';
import {explainScriptError} from './scriptErrors';

/** One line below the preview. */
export interface Notice {
  kind: 'output' | 'hint' | 'error';
  text: string;
  /** Where to look, if known. */
  place: {pane: Pane; line: number} | null;
  /** How often it occurred in a row. */
  count: number;
}

/** Creates a line below the preview that occurred once. */
export function notice(kind: Notice['kind'], text: string, place: Notice['place'] = null): Notice {
  return {kind, text, place, count: 1};
}

function placeOf(file: string | null, line: number | null): Notice['place'] {
  const pane = panes.find((entry) => fileNames[entry] === file);
  return pane && line ? {pane, line} : null;
}

/** The notice about a page that no longer responds. */
export const frozenNotice = notice(
  'error',
  'Deine Seite antwortet nicht mehr und wurde angehalten. Vermutlich rechnet eine Schleife endlos. Ändere den Code, dann startet sie neu.',
);

/** The notice that the newest version is not shown. */
export const missingNotice = notice(
  'error',
  'Die Vorschau konnte nicht geladen werden. Schau nach, ob du mit dem Internet verbunden bist, und ändere dann etwas am Code. Dein Code bleibt.',
);

/** The answers of dialogs, because nobody sees them. */
const dialogAnswers: Record<Dialog, string> = {
  alert: '',
  confirm: ' (In der Vorschau ist die Antwort immer OK.)',
  prompt: ' (In der Vorschau ist die Antwort immer Abbrechen, also null.)',
};

/** Alternatives to content from the internet, by the start of the policy's directive. */
const instead: Record<string, string> = {
  img: ' Nimm ein Bild aus dem Ordner bilder.',
  style: ' Schreib dein CSS in style.css.',
  script: ' Schreib deinen Code in script.js.',
  font: ' Nimm eine Schrift, die es auf dem Gerät schon gibt.',
};

function blockedNotice(url: string, directive: string): Notice | null {
  // The exception that follows is reported.
  if (url === 'eval') return null;
  return notice(
    'hint',
    `In der Übungsvorschau lädt nichts aus dem Internet: «${url}».${instead[directive.split('-')[0]!] ?? ''}`,
  );
}

/** Returns what the frame reports, in words for the trainee, or null if there is nothing to report. */
export function noticeOf(message: FromFrame): Notice | null {
  switch (message.type) {
    case 'console':
      return notice(message.level === 'error' ? 'error' : 'output', message.text);
    case 'dialog':
      return notice('output', `${message.kind}: ${message.text}${dialogAnswers[message.kind]}`);
    case 'flood':
      return notice(
        'hint',
        `Das sind viele ${message.kind === 'output' ? 'Ausgaben' : 'Fehler'}. Ab hier werden keine weiteren gezeigt.`,
      );
    case 'error':
      return notice(
        'error',
        explainScriptError(message.message),
        placeOf(message.file, message.line),
      );
    case 'endless':
      return notice(
        'error',
        'Diese Stelle läuft endlos und wurde angehalten. Eine Schleife braucht eine Bedingung, die einmal nicht mehr stimmt.',
        placeOf(message.file, message.line),
      );
    case 'crowded':
      return notice(
        'error',
        `Die Seite hat mehr als ${message.limit / 1000}'000 Elemente und wurde angehalten. Läuft eine Schleife zu lange?`,
        placeOf(message.file, message.line),
      );
    case 'missing':
      return notice('error', explainMissingFile(message.url));
    case 'blocked':
      return blockedNotice(message.url, message.directive);
    case 'left':
      return notice(
        'error',
        'Deine Seite wollte zu einer anderen Adresse wechseln oder sich neu laden. In der Vorschau geht das nicht, sie wurde angehalten. Ändere den Code, dann startet sie neu.',
      );
    case 'link':
      return notice(
        'hint',
        message.url.trim()
          ? `Dieser Link führt zu «${message.url}». In der Vorschau öffnet er sich nicht.`
          : 'Dieser Link hat noch kein Ziel. Es steht bei href zwischen den Anführungszeichen.',
      );
    case 'submit':
      return notice(
        'hint',
        'Dieser Knopf schickt ein Formular ab. In der Vorschau geschieht das nicht, auf deiner heruntergeladenen Seite lädt er sie neu. Soll er nur reagieren, schreib type="button" ins Tag.',
      );
    default:
      return null;
  }
}

/** Returns the notices with a new one. A repetition only increases the count. */
export function withNotice(notices: readonly Notice[], added: Notice): Notice[] {
  const last = notices.at(-1);
  const repeats =
    last &&
    last.text === added.text &&
    last.place?.line === added.place?.line &&
    last.place?.pane === added.place?.pane;
  return repeats
    ? [...notices.slice(0, -1), {...last, count: last.count + 1}]
    : [...notices, added];
}

/** Returns the notices with the errors first, because below the program's output they would be out of view. */
export function errorsFirst(notices: readonly Notice[]): Notice[] {
  const isError = ({kind}: Notice) => kind === 'error';
  return [...notices.filter(isError), ...notices.filter((entry) => !isError(entry))];
}

/** Returns why a project does not run, or null if it does. */
export function tooLong(project: Project): Notice | null {
  const pane = panes.find((entry) => project[entry].length > MAX_FILE_LENGTH);
  return pane
    ? notice(
        'error',
        `${fileNames[pane]} ist zu lang für die Vorschau. Erlaubt sind ${MAX_FILE_LENGTH / 1000}'000 Zeichen.`,
      )
    : null;
}
