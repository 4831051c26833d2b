import {getFileLoaderUtils} from '@docusaurus/utils';
import {expect, it} from 'vitest';
import {withoutFallback} from './sameEverywhere';

it('asks for a drawing without naming the folder of the project', () => {
  const {inlineMarkdownImageFileLoader} = getFileLoaderUtils(false).loaders;
  const [, options = ''] = withoutFallback(`${inlineMarkdownImageFileLoader}./a.svg`).split('?');
  expect(options).toMatch(/^limit=\d+&name=assets\/images\/[^/]*!\.\/a\.svg$/);
});
