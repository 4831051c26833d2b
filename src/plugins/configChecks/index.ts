import logger from '@docusaurus/logger';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, Plugin} from '@docusaurus/types';
import {checkSidebars} from '../../config/checks';
import {unknownVariables} from '../../config/unknownVariables';

/** Stops the build for a sidebar with nothing to link to, and warns of misspelt environment variables. */
export default function configChecksPlugin(): Plugin {
  return {
    name: 'portal-config-checks',
    async allContentLoaded({allContent}: {allContent: AllContent}) {
      unknownVariables(process.env).forEach((warning) => logger.warn(warning));
      const instances = allContent['docusaurus-plugin-content-docs'] as Record<
        string,
        LoadedContent
      >;
      for (const [id, content] of Object.entries(instances)) {
        for (const version of content.loadedVersions) {
          checkSidebars(version.sidebars, `${id} (${version.contentPath})`);
        }
      }
    },
  };
}
