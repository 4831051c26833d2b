import type {Footer} from '@docusaurus/theme-common';
import {logo} from './logo';
import {audiences, manualPath, manualsFor, type Audience} from '@portal/content/manuals';
import {escapeHtml} from '@portal/common/text/escapeHtml';
import {swissDay} from '@portal/common/text/swissDay';
import type {Env} from './env';

/** Returns the link columns by reader group. The wrap of `Footer/Copyright` adds the provider's address. */
export function footer({provider}: Env): Partial<Footer> {
  return {
    style: 'light',
    links: (Object.keys(audiences) as Audience[]).map((audience) => ({
      title: audiences[audience],
      items: manualsFor(audience).map((manual) => ({label: manual.label, to: manualPath(manual)})),
    })),
    logo: {...logo, href: '/'},
    // The theme inserts this as HTML.
    copyright: `© ${swissDay().slice(0, 4)} ${escapeHtml(provider.company)}`,
  };
}
