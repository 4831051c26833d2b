import {md5Hash} from '@docusaurus/utils';

/** What Docusaurus sets for Rspack's persistent cache; empty when the cache is off. */
interface Experiments {
  cache?: {version: string};
}

/** What decides how modules are made, besides their own content and the framework. */
interface Makers {
  /** Values that follow from the site's configuration, and with it from the environment. */
  settings: object;
  /** Loaders, which the bundler does not count among the files that a module depends on. */
  loaders: string[];
}

/**
 * Lets the bundler keep the modules of another configuration apart. It takes a module that it has made before
 * as it is, although other settings would have replaced or changed it: Docusaurus names the cache after its own
 * version and the theme's components alone. To be merged with `experiments`.
 */
export function moduleCache(experiments: object, {settings, loaders}: Makers): object {
  // Webpack's types, by which the framework describes Rspack's configuration, know no such cache.
  const {cache} = experiments as Experiments;
  return cache === undefined
    ? {}
    : {
        cache: {
          version: `${cache.version}-${md5Hash(JSON.stringify(settings))}`,
          buildDependencies: loaders,
        },
      };
}
