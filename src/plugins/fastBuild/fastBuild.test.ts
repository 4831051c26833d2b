import {expect, it} from 'vitest';
import fastBuildPlugin from '.';

it('leaves what Lightning CSS does to it, keeps other plugins, and looks for no file with settings', () => {
  const presetEnv = '/portal/node_modules/postcss-preset-env/dist/index.cjs';
  const layers = {postcssPlugin: 'layers'};
  const options = {sourceMap: true, plugins: [[presetEnv, {}], layers]};
  expect(fastBuildPlugin().configurePostCss?.(options)).toEqual({
    sourceMap: true,
    config: false,
    plugins: [layers],
  });
});
