import {nearest} from '@portal/common/text/nearest';
import {typos} from '@portal/common/text/typos';
import {variableNames} from './env';

/**
 * Prefixes that only the portal's own variables have. Hosts define their own `SITE_NAME`, and shells their own
 * `BASE_DIR`.
 */
const own = /^(?:ALGOLIA|ANALYTICS|ANNOUNCEMENT|FEEDBACK|GTAG|PROVIDER|VALUE)_/i;

/**
 * Returns one sentence for each environment variable that was probably meant for the portal but is unknown. Such a
 * variable starts like one of the portal's own or differs from one by a single typing error.
 */
export function unknownVariables(source: Record<string, string | undefined>): string[] {
  const isNear = (name: string) =>
    variableNames.some((one) => typos(name.toUpperCase(), one, 1) <= 1);
  return Object.keys(source)
    .filter(
      (name) => source[name] && !variableNames.includes(name) && (own.test(name) || isNear(name)),
    )
    .map((name) => {
      const meant = nearest(name, variableNames);
      return `The portal does not know the environment variable ${name}.${meant ? ` Did you mean ${meant}?` : ''} DEPLOY.md lists all that it knows.`;
    });
}
