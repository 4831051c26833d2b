import type {Questions} from '@portal/search/questions';

/** Returns the questions in a page's head, or none if they are missing or not in the right form. */
export function questionsOf({fragen}: Readonly<Record<string, unknown>>): Questions {
  return Object.fromEntries(
    Object.entries(Object(fragen) as Record<string, unknown>).filter(
      (entry): entry is [string, string[]] => Array.isArray(entry[1]),
    ),
  );
}
