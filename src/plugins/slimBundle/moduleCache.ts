import {md5Hash} from '@docusaurus/utils';

/** What Docusaurus sets for Rspack's persistent cache; empty when the cache is off. */
interface Experiments {
  cache?: {version: string};
}

/**
 * Lets the bundler keep the modules of another configuration apart. It takes a module that it has made before
 * as it is, although other settings or loaders would have replaced or changed it: Docusaurus names the cache
 * after its own version and the theme's components alone. `makers` is whatever else decides how modules are
 * made. The result is to be merged with `experiments`.
 */
export function moduleCache(experiments: object, makers: object): object {
  // Webpack's types, by which the framework describes Rspack's configuration, know no such cache.
  const {cache} = experiments as Experiments;
  // Loaders are not named as its `buildDependencies`: with further ones, a build that finds its cache never ends.
  return cache ? {cache: {version: `${cache.version}-${md5Hash(JSON.stringify(makers))}`}} : {};
}
