import {createProcessorUncached} from '@docusaurus/mdx-loader/lib/processor';
import type {Options} from '@docusaurus/mdx-loader';
import {homeDocsOptions} from '../../src/preset/docs';

/** The module that Docusaurus makes of a page's text, with its own plugins and the portal's. */
export async function compilePage(text: string, file = 'email/test.mdx'): Promise<string> {
  const {beforeDefaultRemarkPlugins, remarkPlugins, rehypePlugins} = homeDocsOptions(null);
  const markdownConfig = {
    emoji: false,
    mermaid: false,
    anchors: {maintainCase: false},
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
    mdx1Compat: {comments: false, admonitions: false, headingIds: true},
    remarkRehypeOptions: {},
  };
  const options = {
    siteDir: process.cwd(),
    staticDirs: ['static'],
    admonitions: true,
    markdownConfig,
    beforeDefaultRemarkPlugins,
    remarkPlugins,
    rehypePlugins,
  } as unknown as Options;
  const processor = await createProcessorUncached({options, format: 'mdx'});
  const {content} = await processor.process({
    content: text,
    filePath: file,
    frontMatter: {},
    compilerName: 'client',
  });
  return content;
}
