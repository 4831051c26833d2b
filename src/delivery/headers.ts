import type {Env} from '../config/env';
import {indexFolder, manifestName} from '@portal/search/constants';
import {
  playgroundFolder,
  playgroundFrame,
  playgroundPolicy,
  playgroundResourcePolicy,
} from '@portal/course/sandbox/policy';
import {contentSecurityPolicy, serializePolicy} from './policy';

export type Headers = Record<string, string>;

/** Headers for the paths that match `path`. `*` matches anything. For each header, later rules win. */
export interface HeaderRule {
  path: string;
  headers: Headers;
}

const day = 86_400;
const year = 365 * day;
const immutable = `public, max-age=${year}, immutable`;
const revalidate = 'public, max-age=0, must-revalidate';

/** Headers for every response, besides the policy. */
const security: Headers = {
  'Strict-Transport-Security': `max-age=${2 * year}`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'X-Frame-Options': 'SAMEORIGIN',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

export interface HeaderOptions {
  env: Pick<Env, 'algolia' | 'gtagId' | 'feedbackWidgetUrl' | 'offline' | 'siteUrl' | 'baseUrl'>;
  /** Hashes of the build's inline scripts. */
  scriptHashes: readonly string[];
}

/** Returns the header rules. The configuration of the CDN, of nginx and of the local server all derive from them. */
export function headerRules({env, scriptHashes}: HeaderOptions): HeaderRule[] {
  const policy = serializePolicy(contentSecurityPolicy(env, scriptHashes));
  const {siteUrl, baseUrl} = env;
  const below = (address: string) => baseUrl + address.slice(1);
  return [
    {
      path: `${baseUrl}*`,
      headers: {...security, 'Content-Security-Policy': policy, 'Cache-Control': revalidate},
    },
    // The frame that runs a trainee's page has its own policy.
    {path: below(playgroundFrame), headers: {'Content-Security-Policy': playgroundPolicy(siteUrl)}},
    {
      path: `${below(playgroundFolder)}*`,
      headers: {'Cross-Origin-Resource-Policy': playgroundResourcePolicy},
    },
    // Each colour mode has an image element of its own, which asks for the logo again.
    {path: `${baseUrl}img/*`, headers: {'Cache-Control': `public, max-age=${day}`}},
    // File names under assets and in the search index contain a hash of their content.
    {path: `${baseUrl}assets/*`, headers: {'Cache-Control': immutable}},
    {path: `${baseUrl}${indexFolder}/*`, headers: {'Cache-Control': immutable}},
    {path: `${baseUrl}${indexFolder}/${manifestName}`, headers: {'Cache-Control': revalidate}},
  ];
}

function matches(path: string, pattern: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

/** Returns the headers of one path from all matching rules. Later rules override earlier ones. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Headers {
  return Object.assign(
    {},
    ...rules.filter((rule) => matches(path, rule.path)).map((r) => r.headers),
  );
}
