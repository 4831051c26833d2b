import type {Plugin} from '@docusaurus/types';
import {isForReaders} from '../lib/isForReaders';

/** What reading a page needs, and what the search panel is made of: most of their functions run at once. */
const startsAtOnce = /^assets\/js\/(?:main|.*docsearch.*)\.\w+\.js$/;

/** The comment at the beginning of a script by which V8 compiles all of it; other browsers skip it. */
export const compileHint = '//# allFunctionsCalledOnLoad';

/**
 * Lets the browser compile scripts beside the page while they arrive. Otherwise it looks for the functions
 * in them only, and compiles each one when it is first called, which the page waits for: a third of what its
 * scripts take (BENCHMARKS.md).
 * @see https://v8.dev/blog/explicit-compile-hints
 */
export default function compileHintsPlugin(): Plugin {
  return {
    name: 'portal-compile-hints',
    configureWebpack(_config, isServer, {currentBundler}) {
      if (!isForReaders(isServer)) {
        return {};
      }
      const {BannerPlugin, Compilation} = currentBundler.instance;
      return {
        plugins: [
          new BannerPlugin({
            banner: compileHint,
            raw: true,
            test: startsAtOnce,
            // The minimizer drops comments.
            stage: Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
          }),
        ],
      };
    },
  };
}
