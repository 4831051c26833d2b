import type {Bundler} from '../lib/replaceTables';

/** Comment at the beginning of a script that makes V8 compile all of it. Other browsers ignore it. */
const compileHint = '//# allFunctionsCalledOnLoad';

/**
 * Returns the bundler plugin that makes the browser compile scripts while they load. Otherwise V8 compiles each
 * function on its first call, and the page waits for it.
 *
 * @param scripts the scripts, by path below the output folder, most of whose functions run at once
 * @see https://v8.dev/blog/explicit-compile-hints
 */
export const compileHints = ({BannerPlugin, Compilation}: Bundler, scripts: RegExp) =>
  new BannerPlugin({
    banner: compileHint,
    raw: true,
    test: scripts,
    // The minimizer drops comments.
    stage: Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
  });
