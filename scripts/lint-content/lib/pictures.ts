import path from 'node:path';
import {decoded} from '../../../src/text/decoded';
import type {Page} from '../../lib/content/page';
import type {OtherFile, Site} from '../../lib/content/site';

const ending = '(?:png|jpe?g|webp|avif|gif|svg)';

/** The pictures in the manuals' folders. */
export function picturesOf({otherFiles}: Site): OtherFile[] {
  return otherFiles.filter(({file}) => new RegExp(`\\.${ending}$`, 'i').test(file));
}

/** Paths of the pictures that a page shows or imports, with their lines. */
export function pictureReferences({file, source}: Page): {picture: string; line: number}[] {
  const quoted = new RegExp(`["'(]((?:\\.{1,2}|@site)/[^"'()\\s]+\\.${ending})["')\\s]`, 'gi');
  return source.split('\n').flatMap((text, index) =>
    [...text.matchAll(quoted)].map(([, name = '']) => ({
      line: index + 1,
      picture: name.startsWith('@site/')
        ? name.slice('@site/'.length)
        : path.posix.join(path.posix.dirname(file), decoded(name).normalize('NFC')),
    })),
  );
}
