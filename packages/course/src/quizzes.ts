import type {ExerciseId} from './lessons';

/** Short questions about a reading lesson. One answer to each is right. */
export interface Quiz {
  id: ExerciseId;
  questions: readonly Question[];
}

export interface Question {
  text: string;
  answers: readonly string[];
  /** Index of the right answer. */
  right: number;
  /** Why it is right. */
  because: string;
}

export const quizzes = [
  {
    id: 'quiz-web',
    questions: [
      {
        text: 'Du tippst eine Adresse ein. Wer schickt die Dateien der Website?',
        answers: ['Der Server', 'Der Browser', 'Die Suchmaschine'],
        right: 0,
        because: 'Der Browser fragt, der Server antwortet und schickt die Dateien.',
      },
      {
        text: 'Die Überschrift soll rot sein. Welche Sprache ist zuständig?',
        answers: ['HTML', 'CSS', 'JavaScript'],
        right: 1,
        because: 'CSS bestimmt, wie etwas aussieht: Farben, Schriften, Abstände.',
      },
      {
        text: 'Ein Zähler soll bei jedem Klick um eins steigen. Welche Sprache ist zuständig?',
        answers: ['HTML', 'CSS', 'JavaScript'],
        right: 2,
        because: 'JavaScript reagiert auf Klicks und kann rechnen.',
      },
      {
        text: 'Welche Datei sucht ein Server, wenn in der Adresse keine Datei steht?',
        answers: ['start.html', 'index.html', 'home.css'],
        right: 1,
        because:
          'index.html ist fast überall die Startseite eines Ordners. Darum heisst deine Datei auch so.',
      },
    ],
  },
  {
    id: 'quiz-rezept',
    questions: [
      {
        text: 'Wie viel Butter kommt in den Teig?',
        answers: ['125 g', '250 g', '350 g'],
        right: 1,
        because: '250 g Butter auf 125 g Puderzucker und 350 g Mehl.',
      },
      {
        text: 'Warum ruht der Teig zwei Stunden im Kühlschrank?',
        answers: [
          'Damit die Butter fest wird und der Teig sich auswallen lässt',
          'Damit er aufgeht',
          'Damit er süsser wird',
        ],
        right: 0,
        because:
          'Im Teig ist kein Triebmittel. Die Butter wird kalt und fest, so klebt und zerläuft nichts.',
      },
      {
        text: 'Welche Kreise bekommen ein Loch?',
        answers: ['Alle', 'Keine', 'Die Hälfte: die Deckel'],
        right: 2,
        because: 'Durch das Loch im Deckel leuchtet das Gelee. Der Boden bleibt ganz.',
      },
    ],
  },
] as const satisfies readonly Quiz[];

/** Returns the quiz with this id. Throws if there is none. */
export function findQuiz(id: string): Quiz {
  const quiz = quizzes.find((entry) => entry.id === id);
  if (!quiz) throw new Error(`No quiz "${id}" in packages/course/src/quizzes.ts`);
  return quiz;
}
