import {nearest} from '@portal/common/text/nearest';
import {typos} from '@portal/common/text/typos';
import {parseEnv, parseSearchPushEnv} from './env';

/**
 * Prefixes that only the portal's own variables have. Hosts define their own `SITE_NAME`, and shells their own
 * `BASE_DIR`.
 */
const own = /^(?:ALGOLIA|ANALYTICS|ANNOUNCEMENT|FEEDBACK|GTAG|PROVIDER|VALUE)_/i;

/** Returns the names of all variables that the portal reads. */
function knownNames(): string[] {
  const names = new Set<string>();
  const recorder = new Proxy<Record<string, string | undefined>>(
    {},
    {get: (_, name) => void names.add(String(name))},
  );
  parseEnv(recorder);
  parseSearchPushEnv(recorder);
  return [...names];
}

/**
 * Returns one sentence for each environment variable that was probably meant for the portal but is unknown. Such a
 * variable starts like one of the portal's own or differs from one by a single typing error.
 */
export function unknownVariables(source: Record<string, string | undefined>): string[] {
  const known = knownNames();
  const isNear = (name: string) => known.some((one) => typos(name.toUpperCase(), one, 1) <= 1);
  return Object.keys(source)
    .filter((name) => source[name] && !known.includes(name) && (own.test(name) || isNear(name)))
    .map((name) => {
      const meant = nearest(name, known);
      return `The portal does not know the environment variable ${name}.${meant ? ` Did you mean ${meant}?` : ''} DEPLOY.md lists all that it knows.`;
    });
}
