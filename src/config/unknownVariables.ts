import {nearest} from '../text/nearest';
import {typos} from '../text/typos';
import {parseEnv, parseSearchPushEnv} from './env';

/** How only the portal's own variables begin. Hosts have a `SITE_NAME` of their own, and shells a `BASE_DIR`. */
const own = /^(?:ALGOLIA|ANALYTICS|ANNOUNCEMENT|FEEDBACK|GTAG|PROVIDER|VALUE)_/i;

/** Names of all variables that the portal reads. */
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
 * One sentence for each variable of the environment that was probably meant for the portal, which does not know it:
 * it begins like one of its own, or is one typing error away from one.
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
