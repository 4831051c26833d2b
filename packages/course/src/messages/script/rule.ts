/** The message of a browser, and the same in German. `found` are the pattern's groups. */
export type Rule = readonly [pattern: RegExp, german: (found: string[]) => string];
