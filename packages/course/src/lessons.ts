/**
 * The course's lessons in learning order, with their exercises. Path, overview, progress, certificate and tests use
 * this table.
 */

export type LessonGroup = 'start' | 'html' | 'css' | 'javascript';

/** A lesson as written in the table below. `Lesson` knows the ids. */
interface Row {
  /** Name of the lesson's file without its ending. */
  id: string;
  /** Same as the page's title. */
  title: string;
  group: LessonGroup;
  /** Where its address lies below `/schnupperlehre/`. */
  folder?: string;
  /** How long most trainees need, in minutes. */
  minutes: number;
  exercises: readonly {id: string; title: string}[];
}

/** Where a site shows the lessons, below its base path. */
export const coursePath = '/schnupperlehre';

export const courseTitle = 'Meine erste Website: Spitzbuben';

export const groupTitles: Record<LessonGroup, string> = {
  start: 'Start',
  html: 'HTML',
  css: 'CSS',
  javascript: 'JavaScript',
};

const recipe = 'schnupperlehre-Spitzbubenrezept';
const skeleton = `${recipe}/Spitzbubenrezept-HtmlGrundgerüst`;

export const lessons = [
  {
    id: 'home',
    title: 'Willkommen in der Schnupperlehre',
    group: 'start',
    folder: recipe,
    minutes: 10,
    exercises: [],
  },
  {
    id: 'arbeitsunterlagen',
    title: 'Deine Arbeitsunterlagen',
    group: 'start',
    folder: recipe,
    minutes: 15,
    exercises: [{id: 'editor', title: 'Der Editor und dein Name'}],
  },
  {
    id: 'theorie',
    title: 'So funktioniert das Web',
    group: 'start',
    folder: recipe,
    minutes: 25,
    exercises: [{id: 'quiz-web', title: 'Quiz: das Web'}],
  },
  {
    id: 'das-rezept',
    title: 'Das Rezept: Spitzbuben',
    group: 'start',
    folder: recipe,
    minutes: 15,
    exercises: [{id: 'quiz-rezept', title: 'Quiz: das Rezept'}],
  },
  {
    id: 'html-einstieg',
    title: 'HTML: das Grundgerüst',
    group: 'html',
    folder: skeleton,
    minutes: 40,
    exercises: [
      {id: 'html-grundgeruest', title: 'Das Grundgerüst'},
      {id: 'html-titel', title: 'Titel und Einleitung'},
    ],
  },
  {
    id: 'html-inhalte-einfuegen',
    title: 'HTML: Inhalte einfügen',
    group: 'html',
    folder: skeleton,
    minutes: 70,
    exercises: [
      {id: 'html-bild', title: 'Ein Bild'},
      {id: 'html-zutaten', title: 'Die Zutatenliste'},
      {id: 'html-zubereitung', title: 'Die Zubereitung'},
      {id: 'html-link', title: 'Ein Link'},
    ],
  },
  {
    id: 'html-inhalt-strukturieren',
    title: 'HTML: Inhalt strukturieren',
    group: 'html',
    minutes: 60,
    exercises: [
      {id: 'html-bereiche', title: 'Kopf, Hauptteil, Fuss'},
      {id: 'html-navigation', title: 'Abschnitte und Navigation'},
      {id: 'html-tabelle', title: 'Eine Tabelle'},
    ],
  },
  {
    id: 'css-einstieg',
    title: 'CSS: Farbe kommt ins Spiel',
    group: 'css',
    minutes: 40,
    exercises: [
      {id: 'css-verknuepfen', title: 'style.css verknüpfen'},
      {id: 'css-farben', title: 'Farben, die man lesen kann'},
    ],
  },
  {
    id: 'css-theorie',
    title: 'CSS: so denkt der Browser',
    group: 'css',
    minutes: 60,
    exercises: [
      {id: 'css-klasse', title: 'Ein Tipp mit eigener Klasse'},
      {id: 'css-selektor', title: 'Nur die Links der Navigation'},
      {id: 'css-abstand', title: 'Luft innen und aussen'},
    ],
  },
  {
    id: 'css-typografie',
    title: 'CSS: Typografie',
    group: 'css',
    minutes: 45,
    exercises: [
      {id: 'css-schrift', title: 'Eine Schrift für alles'},
      {id: 'css-groessen', title: 'Grössen und Zeilenhöhe'},
      {id: 'css-titel', title: 'Titel gestalten'},
    ],
  },
  {
    id: 'css-border',
    title: 'CSS: Rahmen und Ecken',
    group: 'css',
    minutes: 35,
    exercises: [
      {id: 'css-rahmen', title: 'Linien und Rahmen'},
      {id: 'css-ecken', title: 'Runde Ecken und Schatten'},
    ],
  },
  {
    id: 'css-layout',
    title: 'CSS: Layout',
    group: 'css',
    minutes: 75,
    exercises: [
      {id: 'css-breite', title: 'Eine ruhige Breite'},
      {id: 'css-nebeneinander', title: 'Zwei Spalten'},
      {id: 'css-mobil', title: 'Gut auf dem Mobiltelefon'},
    ],
  },
  {
    id: 'js-einstieg',
    title: 'JavaScript: die Seite reagiert',
    group: 'javascript',
    minutes: 60,
    exercises: [
      {id: 'js-verknuepfen', title: 'script.js verknüpfen'},
      {id: 'js-gruss', title: 'Ein Gruss zur Tageszeit'},
      {id: 'js-klick', title: 'Kerzenlicht auf Knopfdruck'},
    ],
  },
  {
    id: 'js-counter',
    title: 'JavaScript: der Zähler',
    group: 'javascript',
    minutes: 90,
    exercises: [
      {id: 'js-plus', title: 'Der Plus-Knopf'},
      {id: 'js-minus', title: 'Der Minus-Knopf mit Grenze'},
      {id: 'js-mengen', title: 'Die Mengen rechnen mit'},
    ],
  },
] as const satisfies readonly Row[];

export type LessonId = (typeof lessons)[number]['id'];
export type ExerciseId = (typeof lessons)[number]['exercises'][number]['id'];

export interface ExerciseEntry {
  id: ExerciseId;
  title: string;
}

export interface Lesson extends Row {
  id: LessonId;
  exercises: readonly ExerciseEntry[];
}

/** The same table with plain types, for code that iterates over it. */
export const lessonTable: readonly Lesson[] = lessons;

/** All exercises in learning order. */
export const exerciseTable: readonly ExerciseEntry[] = lessonTable.flatMap(
  (lesson) => lesson.exercises,
);

/** Returns the address of a lesson below the portal's base path, with an optional anchor. */
export function lessonPath(lesson: Lesson, anchor?: string): string {
  const path = [coursePath, lesson.folder, lesson.id].filter(Boolean).join('/');
  return `${path}${anchor ? `#${anchor}` : ''}`;
}

/** Returns the lesson with this id. Throws if there is none. */
export function findLesson(id: string): Lesson {
  const lesson = lessonTable.find((entry) => entry.id === id);
  if (!lesson) throw new Error(`No lesson "${id}" in packages/course/src/lessons.ts`);
  return lesson;
}

/** Returns the lesson that an exercise belongs to. Throws if there is none. */
export function lessonOf(exerciseId: string): Lesson {
  const lesson = lessonTable.find(({exercises}) => exercises.some(({id}) => id === exerciseId));
  if (!lesson) throw new Error(`No exercise "${exerciseId}" in packages/course/src/lessons.ts`);
  return lesson;
}

/** Returns the title of an exercise. Throws if there is none. */
export function exerciseTitle(exerciseId: string): string {
  return lessonOf(exerciseId).exercises.find(({id}) => id === exerciseId)!.title;
}

/** Returns whether an exercise is a quiz, without work on the page. */
export function isQuiz(id: string): boolean {
  return id.startsWith('quiz-');
}

/** Returns minutes as people say them: «45 Minuten», «1 Stunde 10 Minuten». */
export function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [];
  if (hours) parts.push(hours === 1 ? '1 Stunde' : `${hours} Stunden`);
  if (rest) parts.push(`${rest} Minuten`);
  return parts.join(' ');
}
