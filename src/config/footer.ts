import type {Footer} from '@docusaurus/theme-common';
import {logo} from './logo';
import {audiences, manualPath, manualsFor, type Audience} from './manuals';
import {escapeHtml} from '../text/escapeHtml';
import type {Env} from './env';

/** Link columns by reader group; the provider's address comes from the wrap of `Footer/Copyright`. */
export function footer({provider}: Env): Partial<Footer> {
  return {
    style: 'light',
    links: (Object.keys(audiences) as Audience[]).map((audience) => ({
      title: audiences[audience],
      items: manualsFor(audience).map((manual) => ({
        label: manual.label,
        to: manualPath(manual),
      })),
    })),
    logo: {...logo, href: '/'},
    // The theme takes it as HTML.
    copyright: `© ${new Date().getFullYear()} ${escapeHtml(provider.company)}`,
  };
}
