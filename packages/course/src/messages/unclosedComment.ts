/** Returns whether a text begins a comment, as CSS and JavaScript write it over several lines, and does not end it. */
export function isUnclosedComment(text: string): boolean {
  return text.startsWith('/*') && !/^\/\*[\s\S]*\*\/$/.test(text);
}

/** Returns the message about an unclosed comment. `end` is what would end it. */
export const unclosedCommentHint = (end: string): string =>
  `Der Kommentar hört nicht auf: Am Schluss fehlt ${end}.`;
