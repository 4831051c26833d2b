import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {questionsOf, type Questions} from '@portal/content/questions';

/** Returns the source file of every page of the docs instances, by its address, decoded. */
export function sourcesOf(allContent: AllContent, siteDir: string): Map<string, string> {
  const instances = Object.values(
    allContent['docusaurus-plugin-content-docs'] as Record<string, LoadedContent>,
  );
  const docs = instances.flatMap(({loadedVersions}) => loadedVersions.flatMap((one) => one.docs));
  return new Map(
    docs.map(({permalink, source}) => [
      // The start page of a manual has a slash at the end, its route has none.
      decodeURI(permalink).replace(/(?<=.)\/$/, ''),
      path.join(siteDir, source.replace(/^@site\//, '')),
    ]),
  );
}

/** Returns the readers' questions in the head of a source file. The build leaves them out of what browsers receive. */
export async function readQuestions(filePath: string): Promise<Questions> {
  const fileContent = readFileSync(filePath, 'utf8').normalize('NFC');
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent});
  return questionsOf(frontMatter);
}
