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
  /** How often it came in a row. */
  count: number;
}

/** A line below the preview that came once. */
export function notice(kind: Notice['kind'], text: string, place: Notice['place'] = null): Notice {
  return {kind, text, place, count: 1};
}

function placeOf(file: string | null, line: number | null): Notice['place'] {
  const pane = panes.find((entry) => fileNames[entry] === file);
  return pane && line ? {pane, line} : null;
}

/** What a page that no longer answers is told. */
export const frozenNotice = notice(
  'error',
  'Deine Seite antwortet nicht mehr und wurde angehalten. Vermutlich rechnet eine Schleife endlos. Ändere den Code, dann startet sie neu.',
);

/** Says that the newest version is not on show. */
export const missingNotice = notice(
  'error',
  'Die Vorschau konnte nicht geladen werden. Schau nach, ob du mit dem Internet verbunden bist, und ändere dann etwas am Code. Dein Code bleibt.',
);

/** What a dialogue answers, as nobody sees it. */
const dialogAnswers: Record<Dialog, string> = {
  alert: '',
  confirm: ' (In der Vorschau ist die Antwort immer OK.)',
  prompt: ' (In der Vorschau ist die Antwort immer Abbrechen, also null.)',
};

/** What helps instead of something from the internet, by the start of the policy's directive. */
const instead: Record<string, string> = {
  img: ' Nimm ein Bild aus dem Ordner bilder.',
  style: ' Schreib dein CSS in style.css.',
  script: ' Schreib deinen Code in script.js.',
  font: ' Nimm eine Schrift, die es auf dem Gerät schon gibt.',
};

function blockedNotice(url: string, directive: string): Notice | null {
  // The exception that follows is explained.
  if (url === 'eval') return null;
  return notice(
    'hint',
    `In der Übungsvorschau lädt nichts aus dem Internet: «${url}».${instead[directive.split('-')[0]!] ?? ''}`,
  );
}

/** What the frame reports, in the trainee's words; null where there is nothing to say. */
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

/** Notices with a new one; a repetition counts up instead. */
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

/** Notices with the errors on top: below what a program writes, they would be out of sight. */
export function errorsFirst(notices: readonly Notice[]): Notice[] {
  const isError = ({kind}: Notice) => kind === 'error';
  return [...notices.filter(isError), ...notices.filter((entry) => !isError(entry))];
}

/** Why a project is not run at all; null where it is. */
export function tooLong(project: Project): Notice | null {
  const pane = panes.find((entry) => project[entry].length > MAX_FILE_LENGTH);
  return pane
    ? notice(
        'error',
        `${fileNames[pane]} ist zu lang für die Vorschau. Erlaubt sind ${MAX_FILE_LENGTH / 1000}'000 Zeichen.`,
      )
    : null;
}
