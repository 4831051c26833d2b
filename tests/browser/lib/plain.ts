import {hasBuild} from '../../lib/requireBuild';

/** Whether there is a build on plain Docusaurus. `npm test` makes one only when docusaurus-lean has changed. */
export const hasPlainBuild = hasBuild('build-plain');

/** Port of the build on plain Docusaurus (`LEAN=off`), which is served beside the portal. */
export const plainPort = Number(process.env.PORT ?? 4173) + 2000;
