import {readdirSync} from 'node:fs';
import path from 'node:path';

const components = 'src/components';

const stems = (folder: string): string[] =>
  readdirSync(`${components}/${folder}`).map((file) => path.parse(file).name);

/** Website elements that `ElementPreview` shows. */
export const elementTypes = (): string[] => stems('ElementPreview/elements');
/** Website elements that `ElementThumb` draws. */
export const thumbTypes = (): string[] => stems('ElementThumb/thumbs');
/** Symbols of a `UiSketch`. */
export const iconNames = (): string[] => stems('UiSketch/icons');
