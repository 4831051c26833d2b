/** Readers' questions that the sections of a page answer, by the sections' ids. */
export type Questions = Readonly<Record<string, readonly string[]>>;

/** In place of a section's id: the page as a whole. */
export const wholePage = 'seite';

/** Maximum number of characters in a question: the search field accepts no more (specification, section 5). */
export const maxQuestionLength = 64;

/** Returns the questions in a page's head. What is not in the right form is left out: `seitenkopf` tells it. */
export function questionsOf({fragen}: Readonly<Record<string, unknown>>): Questions {
  return Object.fromEntries(
    Object.entries(Object(fragen) as Record<string, unknown>).flatMap(([id, questions]) =>
      Array.isArray(questions) ? [[id, questions.filter((one) => typeof one === 'string')]] : [],
    ),
  );
}
