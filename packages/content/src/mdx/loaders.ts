import path from 'node:path';

/**
 * Returns the request of a file through one of the loaders in `src/loaders`. With `!!`, no other rule of the bundler
 * applies to it.
 */
export function throughLoader(name: 'actions' | 'picture' | 'text', file: string): string {
  return `!!${path.resolve('src/loaders', `${name}.mjs`)}!${path.resolve(file)}`;
}
