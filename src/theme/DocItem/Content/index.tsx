/**
 * Replaces @docusaurus/theme-classic `DocItem/Content`.
 * Why: long words of a page's title have soft hyphens, so that phones divide them at a syllable.
 * Can go when all browsers have a German dictionary for `hyphens: auto`; Chromium on Linux and Android may have none.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocItem/Content';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';

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
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
