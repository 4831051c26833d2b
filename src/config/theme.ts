import {createHash} from 'node:crypto';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {Env} from './env';
import {footer} from './footer';
import {logo} from './logo';
import {navbarItems, placed} from './navbar';
import {siteTitle} from './siteTitle';

/** The theme's settings: constants of the specification's section 9 and what the environment sets. */
export function themeConfig(env: Env): ThemeConfig {
  return {
    colorMode: {defaultMode: 'light', respectPrefersColorScheme: false, disableSwitch: false},
    docs: {
      versionPersistence: 'localStorage',
      sidebar: {hideable: false, autoCollapseCategories: false},
    },
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    navbar: {
      title: siteTitle,
      logo,
      hideOnScroll: true,
      items: placed(navbarItems),
    },
    footer: footer(env),
    ...(env.announcement && {
      announcementBar: {
        // A changed text is a new bar: the id decides whether a dismissal still counts.
        id: createHash('sha256').update(env.announcement.text).digest('hex').slice(0, 12),
        content: env.announcement.text,
        backgroundColor: env.announcement.backgroundColor,
        textColor: env.announcement.textColor,
        isCloseable: env.announcement.isCloseable,
      },
    }),
  } satisfies ThemeConfig;
}
