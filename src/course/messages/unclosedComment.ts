/** Whether a text begins a comment, as CSS and JavaScript write it over several lines, and does not end it. */
export function isUnclosedComment(text: string): boolean {
  return text.startsWith('/*') && !/^\/\*[\s\S]*\*\/$/.test(text);
}

/** What to tell about a comment that does not end; `end` is what would end it. */
export const unclosedCommentHint = (end: string): string =>
  `Der Kommentar hört nicht auf: Am Schluss fehlt ${end}.`;
