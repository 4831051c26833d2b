import type {Config} from '@docusaurus/types';
import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import {checkFolder} from './src/config/checks';
import {parseEnv} from './src/config/env';
import {footnotes} from './src/config/footnotes';
import {leanOptions} from './src/config/lean';
import {createSitemapItems} from './src/config/sitemap';
import {siteTitle} from './src/config/siteTitle';
import {themeConfig} from './src/config/theme';
import {shownValues} from './src/config/values';
import {vcs} from './src/config/vcs';
import {parseFrontMatter} from '@portal/content/frontMatter/parse';
import {homeDocsOptions} from './src/preset/docs';

checkFolder(process.cwd());
const env = parseEnv(process.env);

export default {
  title: siteTitle,
  favicon: 'img/logo.svg',
  url: env.siteUrl,
  baseUrl: env.baseUrl,
  // Its text is English; the portal's own is in src/delivery/loadFailure.ts.
  baseUrlIssueBanner: false,
  titleDelimiter: '|',
  trailingSlash: false,
  // Links are the business of `npm run lint:content`, in German and with their lines, and of
  // `tests/build/links.test.ts`, over all built pages.
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'warn',
  i18n: {defaultLocale: 'de-CH', locales: ['de-CH']},
  staticDirectories: ['static', 'packages/course/static'],
  storage: {type: 'localStorage', namespace: false},
  markdown: {
    parseFrontMatter,
    // macOS and many PDFs decompose umlauts; addresses, anchors and the search compare composed ones.
    preprocessor: ({fileContent}) => fileContent.normalize('NFC'),
    // «1:100:» is a scale, not an emoji.
    emoji: false,
    remarkRehypeOptions: footnotes,
    mdx1Compat: {comments: false, admonitions: false, headingIds: true},
    hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
  },
  future: {v4: true, faster: true, experimental_vcs: vcs},
  customFields: {provider: env.provider, values: shownValues(env.values)},
  presets: [
    [
      'classic',
      {
        docs: homeDocsOptions(env.editUrl),
        blog: false,
        pages: false,
        theme: {
          customCss: ['tokens', 'buttons', 'layout', 'content', 'print'].map(
            (name) => `./src/css/${name}.css`,
          ),
        },
        sitemap: {lastmod: 'date', ignorePatterns: [`${env.baseUrl}dev/**`], createSitemapItems},
      } satisfies PresetOptions,
    ],
    './src/preset/index.ts',
  ],
  plugins: [['docusaurus-lean', leanOptions]],
  clientModules: [
    'announceRoute',
    'keepButtons',
    'keepPlace',
    'mendAddress',
    'mendTheme',
    ...(env.announcement ? ['announcementHeight', 'newAnnouncement'] : []),
    'showActiveEntry',
    'stillProgress',
  ]
    .map((name) => `./src/clientModules/${name}.ts`)
    .concat('./src/paper/printDetails.ts', env.offline ? './src/offline/client.ts' : []),
  themeConfig: themeConfig(env),
} satisfies Config;
