import {logger} from '@docusaurus/logger';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, Plugin} from '@docusaurus/types';
import {checkSidebars} from '../../config/checks';
import {sampleWarning} from '../../config/sampleVariables';
import {unknownVariables} from '../../config/unknownVariables';

/**
 * Stops the build for a sidebar without links. Warns of misspelt environment variables and of samples that are still
 * in use.
 */
export default function configChecksPlugin(): Plugin {
  return {
    name: 'portal-config-checks',
    async allContentLoaded({allContent}: {allContent: AllContent}) {
      unknownVariables(process.env).forEach((warning) => logger.warn(warning));
      const warning = sampleWarning(process.env);
      if (warning) {
        logger.warn(warning);
      }
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
