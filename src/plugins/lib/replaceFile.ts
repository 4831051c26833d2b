import {rename, writeFile} from 'node:fs/promises';

/** Replaces a file in one step: after the build, other plugins read the pages at the same time. */
export async function replaceFile(file: string, content: string): Promise<void> {
  await writeFile(`${file}.new`, content);
  await rename(`${file}.new`, file);
}
