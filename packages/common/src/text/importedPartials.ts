import path from 'node:path';
import {isPartial} from './isPartial';

const importPattern = /^import\s+\w+\s+from\s+(['"])((?:@site\/|\.)[^'"]+\.mdx?)\1/gm;

/** Returns the partials that a page or partial imports, as full paths. `siteDir` is the root of the project. */
export function importedPartials(text: string, file: string, siteDir: string): string[] {
  return [...text.matchAll(importPattern)]
    .map(([, , source = '']) =>
      source.startsWith('@site/')
        ? path.join(siteDir, source.slice('@site/'.length))
        : path.resolve(path.dirname(file), source),
    )
    .filter(isPartial);
}
