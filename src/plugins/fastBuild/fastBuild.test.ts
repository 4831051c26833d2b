import {createRequire} from 'node:module';
import {expect, it} from 'vitest';
import fastBuildPlugin from '.';

it('leaves what Lightning CSS does to it, keeps other plugins, and looks for no file with settings', () => {
  const presetEnv = createRequire(import.meta.url).resolve('postcss-preset-env');
  const layers = {postcssPlugin: 'layers'};
  const options = {sourceMap: true, plugins: [[presetEnv, {}], layers]};
  expect(fastBuildPlugin().configurePostCss?.(options)).toEqual({
    sourceMap: true,
    config: false,
    plugins: [layers],
  });
});
