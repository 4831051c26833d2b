/**
 * Replaces @docusaurus/theme-classic `DocItem/Content`.
 * Why: long words of a page's title have soft hyphens, so that phones divide them at a syllable; sections fold.
 * Can go never; of the hyphens when Chromium has a German dictionary for `hyphens: auto` on Linux and Android.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocItem/Content';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import {areFolded} from '@site/src/components/Section/areFolded';
import {FoldContext} from '@site/src/components/Section/context';

export default function DocItemContent({children}: Props): ReactNode {
  const {metadata, frontMatter, contentTitle, toc} = useDoc();
  const {title} = metadata;
  const {dividedTitle, seitentyp} = frontMatter as {dividedTitle?: string; seitentyp?: string};
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
        <MDXContent>{children}</MDXContent>
      </FoldContext>
    </div>
  );
}
