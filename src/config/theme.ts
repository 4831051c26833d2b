import {createHash} from 'node:crypto';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {Env} from './env';
import {footer} from './footer';
import {logo} from './logo';
import {navbarItems, placed} from './navbar';
import {embedded, searchPath} from '@portal/search/constants';
import {siteTitle} from './siteTitle';

/**
 * Returns the theme's settings: the constants from section 9 of the specification and the values from the
 * environment.
 */
export function themeConfig(env: Env): ThemeConfig {
  return {
    colorMode: {defaultMode: 'light', respectPrefersColorScheme: false, disableSwitch: false},
    docs: {
      versionPersistence: 'localStorage',
      sidebar: {hideable: false, autoCollapseCategories: false},
    },
    // The build highlights code with class names (src/css), so the browser needs no palette.
    prism: {theme: {plain: {}, styles: []}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    navbar: {title: siteTitle, logo, hideOnScroll: true, items: placed(navbarItems)},
    footer: footer(env),
    algolia: {
      ...(env.algolia ?? embedded),
      indexName: env.searchIndexName,
      contextualSearch: true,
      searchPagePath: searchPath,
      // Matches every address outside the site. Such results open with a full page load.
      externalUrlRegex: `^(?!${(env.siteUrl + env.baseUrl).replace(/[^\w/:-]/g, '\\$&')})`,
    },
    ...(env.announcement && {
      announcementBar: {
        // A changed text counts as a new bar, because the id decides whether a dismissal still applies.
        id: createHash('sha256').update(env.announcement.text).digest('hex').slice(0, 12),
        content: env.announcement.text,
        backgroundColor: env.announcement.backgroundColor,
        textColor: env.announcement.textColor,
        isCloseable: env.announcement.isCloseable,
      },
    }),
  } satisfies ThemeConfig;
}
