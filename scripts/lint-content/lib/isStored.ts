import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

/**
 * Returns whether a file is in the project under exactly this name. Mac and Windows also find it by a name with other
 * capitals, and Linux, on which the portal is built, does not.
 */
export function isStored(file: string): boolean {
  const names = path.normalize(file).split(path.sep);
  return (
    existsSync(file) &&
    names.every((name, index) => {
      const folder = names.slice(0, index).join(path.sep) || '.';
      const isNamed = (found: string) => found.normalize('NFC') === name.normalize('NFC');
      return /^\.{0,2}$/.test(name) || readdirSync(folder).some(isNamed);
    })
  );
}
