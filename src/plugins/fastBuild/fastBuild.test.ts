import {createRequire} from 'node:module';
import {expect, it} from 'vitest';
import fastBuildPlugin from '.';

it('makes the plugins of PostCSS once, and looks for no file with settings', () => {
  const {resolve} = createRequire(import.meta.url);
  const layers = {postcssPlugin: 'layers'};
  const options = {sourceMap: true, plugins: [[resolve('postcss-preset-env'), {}], layers]};
  expect(fastBuildPlugin().configurePostCss?.(options)).toEqual({
    sourceMap: true,
    config: false,
    plugins: [expect.objectContaining({postcssPlugin: 'postcss-preset-env'}), layers],
  });
});
