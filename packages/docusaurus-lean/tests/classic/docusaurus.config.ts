import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';

/** A fresh classic site: the theme highlights its code in the browser. */
export default {
  title: 'Classic',
  url: 'https://classic.example',
  baseUrl: '/',
  future: {v4: true, faster: true},
  onBrokenLinks: 'throw',
  presets: [
    ['classic', {docs: {routeBasePath: '/'}, blog: false, pages: false} satisfies PresetOptions],
  ],
} satisfies Config;
