/** Returns a decoded path. A path with a literal `%`, as in «rabatt-50%.png», is unchanged. */
export function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
