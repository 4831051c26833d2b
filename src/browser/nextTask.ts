/** Resolves in a task of its own: until then the browser may show and hear something. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
