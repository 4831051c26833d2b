/**
 * Wraps @docusaurus/theme-classic 3.10.2 `ErrorPageContent`.
 * Why: the page title says that the page failed (specification, section 8).
 * Can go when upstream sets a translatable title here.
 */
import type {ComponentProps, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Head from '@docusaurus/Head';
import OriginalErrorPageContent from '@theme-original/ErrorPageContent';

export default function ErrorPageContent(
  props: ComponentProps<typeof OriginalErrorPageContent>,
): ReactNode {
  const title = translate({id: 'portal.error.title', message: 'Seitenfehler'});
  return (
    <>
      <Head>
        <title>{title}</title>
      </Head>
      <OriginalErrorPageContent {...props} />
    </>
  );
}
