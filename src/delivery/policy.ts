import type {Env} from '../config/env';

/** Sources by Content-Security-Policy directive. */
export type Policy = Record<string, readonly string[]>;

/**
 * The portal's own needs. The framework and the positions of markers use inline styles. In Firefox, the default also
 * applies to prefetched pages, so it cannot be `'none'` (`<link rel="prefetch">` no longer has its own directive).
 * All other directives are listed.
 */
const own: Policy = {
  'default-src': ["'self'"],
  'object-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'media-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'self'"],
};

/** Returns the hosts of the hosted search (https://www.algolia.com/doc/rest-api/search/). */
function searchSources(appId: string): Policy {
  const id = appId.toLowerCase();
  return {
    'connect-src': [
      `https://${id}-dsn.algolia.net`,
      `https://${id}.algolia.net`,
      ...[1, 2, 3].map((n) => `https://${id}-${n}.algolianet.com`),
    ],
  };
}

/** Hosts of Google Analytics 4 (https://developers.google.com/tag-platform/security/guides/csp). */
const analyticsSources: Policy = {
  'script-src': ['https://*.googletagmanager.com'],
  'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  'connect-src': [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
};

/**
 * Directives for what a widget may load from its own host: everything that it may consist of, including its panel in
 * a frame.
 */
const widgetDirectives = [
  'script-src',
  'style-src',
  'img-src',
  'font-src',
  'media-src',
  'connect-src',
  'frame-src',
];

function widgetSources(url: string): Policy {
  const {origin} = new URL(url);
  return Object.fromEntries(widgetDirectives.map((directive) => [directive, [origin]]));
}

/**
 * Directives for what the previews of elements load. In Firefox, `'self'` does not match in a frame with `srcdoc` once
 * a service worker answers: without the site's address, the previews would have no styles, scripts and pictures.
 */
const previewDirectives = ['script-src', 'style-src', 'img-src', 'font-src'];

const previewSources = (siteUrl: string): Policy =>
  Object.fromEntries(previewDirectives.map((directive) => [directive, [siteUrl]]));

function merge(policies: readonly Policy[]): Policy {
  const merged: Record<string, string[]> = {};
  for (const policy of policies) {
    for (const [directive, sources] of Object.entries(policy)) {
      merged[directive] = [...new Set([...(merged[directive] ?? []), ...sources])];
    }
  }
  return merged;
}

/**
 * Returns the policy of every page: the portal's own needs, the hashes of the build's inline scripts (`sha256-…`),
 * and only the services that are switched on.
 */
export function contentSecurityPolicy(
  env: Pick<Env, 'algolia' | 'gtagId' | 'feedbackWidgetUrl' | 'offline' | 'siteUrl'>,
  scriptHashes: readonly string[],
): Policy {
  return merge([
    own,
    {'script-src': scriptHashes.map((hash) => `'${hash}'`)},
    ...(env.algolia ? [searchSources(env.algolia.appId)] : []),
    ...(env.gtagId ? [analyticsSources] : []),
    ...(env.offline ? [previewSources(env.siteUrl)] : []),
    ...(env.feedbackWidgetUrl ? [widgetSources(env.feedbackWidgetUrl)] : []),
  ]);
}

/** Returns a policy as the value of the header. */
export function serializePolicy(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}
