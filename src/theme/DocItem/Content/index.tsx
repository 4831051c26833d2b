/**
 * Replaces @docusaurus/theme-classic `DocItem/Content`.
 * Why: long words of a page's title have soft hyphens, so that phones divide them at a syllable; sections open one by
 * one on narrow windows.
 * Can go never; of the hyphens when Chromium has a German dictionary for `hyphens: auto` on Linux and Android.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocItem/Content';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import SectionsProvider from '@site/src/components/Section/SectionsProvider';

export default function DocItemContent({children}: Props): ReactNode {
  const {metadata, frontMatter, contentTitle} = useDoc();
  const {dividedTitle = metadata.title} = frontMatter as {dividedTitle?: string};
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      {contentTitle === undefined && (
        <header>
          <Heading as="h1">{dividedTitle}</Heading>
        </header>
      )}
      <SectionsProvider key={metadata.permalink}>
        <MDXContent>{children}</MDXContent>
      </SectionsProvider>
    </div>
  );
}
