import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {audiences, manualPath, manualsFor, type Audience} from '@portal/content/manuals';

/** The home's sidebar leads into the manuals, grouped by reader. */
export default {
  tutorialSidebar: [
    {type: 'doc', id: 'index', label: 'Alle Anleitungen'},
    ...(Object.keys(audiences) as Audience[]).map((audience) => ({
      type: 'category' as const,
      label: audiences[audience],
      collapsed: false,
      items: manualsFor(audience).map((manual) => ({
        type: 'link' as const,
        label: manual.label,
        href: manualPath(manual),
      })),
    })),
  ],
} satisfies SidebarsConfig;
