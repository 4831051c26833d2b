/** Thrown for a snippet that cannot be read. The message is one sentence for the editor. */
export class SnippetError extends Error {
  override name = 'SnippetError';
}
