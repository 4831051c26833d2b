import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, Plugin} from '@docusaurus/types';
import {checkSidebars} from '../../config/checks';

/** Stops the build for a sidebar with nothing to link to. */
export default function configChecksPlugin(): Plugin {
  return {
    name: 'portal-config-checks',
    async allContentLoaded({allContent}: {allContent: AllContent}) {
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
