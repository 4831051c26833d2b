import {readFileSync} from 'node:fs';
import path from 'node:path';
import {deliveryDir} from '../../src/build/deliveryDir';
import type {Site} from './requestHandler';

/** Returns the file beside a built site with the rules for the local server. */
export const rulesFile = (dir: string) => path.join(deliveryDir(dir), 'server.json');

/**
 * Returns the built site in a folder with its base path and its rules.
 *
 * @param origin of the server, if its rules are to name it in place of the published site
 */
export function readBuiltSite(dir: string, origin?: string): Site {
  const text = readFileSync(rulesFile(dir), 'utf8');
  const {siteUrl} = JSON.parse(text) as {siteUrl: string};
  const ownText = text.replaceAll(siteUrl, origin ?? siteUrl);
  return {root: path.resolve(dir), ...JSON.parse(ownText)};
}
