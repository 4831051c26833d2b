import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const components = 'src/components';

/** Names of the components that editors may use without an import, from their one list. */
export function writtenComponents(): string[] {
  const source = readFileSync(`${components}/manualComponents.ts`, 'utf8');
  const list = /const written = \{([^}]*)\}/.exec(source)?.[1];
  if (list === undefined) {
    throw new Error(`${components}/manualComponents.ts has no list «written» any more.`);
  }
  return list.match(/\w+/g) ?? [];
}

const stems = (folder: string): string[] =>
  readdirSync(`${components}/${folder}`).map((file) => path.parse(file).name);

/** Website elements that `ElementPreview` shows. */
export const elementTypes = (): string[] => stems('ElementPreview/elements');
/** Website elements that `ElementThumb` draws. */
export const thumbTypes = (): string[] => stems('ElementThumb/thumbs');
/** Symbols of a `UiSketch`. */
export const iconNames = (): string[] => stems('UiSketch/icons');
