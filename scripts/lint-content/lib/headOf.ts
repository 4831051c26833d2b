import {closeSync, existsSync, openSync, readSync} from 'node:fs';
import {headLength} from '@portal/common/pictures/pictureKind.mjs';

/** Returns the first bytes of a file, or none if it does not exist. */
export function headOf(file: string): Uint8Array {
  const head = new Uint8Array(headLength);
  if (!existsSync(file)) {
    return head.subarray(0, 0);
  }
  const opened = openSync(file, 'r');
  const length = readSync(opened, head);
  closeSync(opened);
  return head.subarray(0, length);
}
