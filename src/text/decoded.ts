/** A path without its encoding; one with a `%` that is a mere sign, as in «rabatt-50%.png», as it is. */
export function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
