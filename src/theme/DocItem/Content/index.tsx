/**
 * Replaces @docusaurus/theme-classic `DocItem/Content`.
 * Why: long words of a page's title have soft hyphens, so that phones divide them at a syllable; sections fold, and have
 * the contents above them.
 * Can go never; of the hyphens when Chromium has a German dictionary for `hyphens: auto` on Linux and Android.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocItem/Content';
import Contents from '@theme-original/DocItem/TOC/Mobile';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import {areFolded} from '@site/src/components/Section/areFolded';
import {ContentsContext, FoldContext} from '@site/src/components/Section/context';

export default function DocItemContent({children}: Props): ReactNode {
  const {metadata, frontMatter, contentTitle, toc} = useDoc();
  const {title} = metadata;
  const {dividedTitle, seitentyp} = frontMatter as {dividedTitle?: string; seitentyp?: string};
  const contents = !frontMatter.hide_table_of_contents && toc.some(({level}) => level === 2) && (
    <Contents />
  );
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      {contentTitle === undefined && (
        <header>
          <Heading as="h1" aria-label={dividedTitle && title}>
            {dividedTitle ?? title}
          </Heading>
        </header>
      )}
      <FoldContext value={areFolded(seitentyp, toc)}>
        <ContentsContext value={contents}>
          <MDXContent>{children}</MDXContent>
        </ContentsContext>
      </FoldContext>
    </div>
  );
}
