import {readFileSync} from 'node:fs';
import path from 'node:path';
import {deliveryDir} from '../../src/delivery/deliveryDir';
import type {Site} from './requestHandler';

/** File beside a built site with the rules that the local server follows. */
export const rulesFile = (dir: string) => path.join(deliveryDir(dir), 'server.json');

/** The built site in a folder with its base path and its rules. */
export function readBuiltSite(dir: string): Site {
  return {root: path.resolve(dir), ...JSON.parse(readFileSync(rulesFile(dir), 'utf8'))};
}
