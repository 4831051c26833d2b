/**
 * Wraps @docusaurus/theme-classic `ErrorPageContent`.
 * Why: the page title says that the page failed (specification, section 8), the word between an error and its
 * cause is German, and the message disappears with the next page.
 * Can go when upstream translates both and resets the error when the address changes.
 */
import type {ComponentProps, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Head from '@docusaurus/Head';
import OriginalErrorPageContent from '@theme-original/ErrorPageContent';
import {withCauses} from '@site/src/components/PageError/causes';
import {useEndWithPage} from '@site/src/components/PageError/useEndWithPage';

export default function ErrorPageContent({
  error,
  tryAgain,
}: ComponentProps<typeof OriginalErrorPageContent>): ReactNode {
  useEndWithPage(tryAgain);
  const title = translate({id: 'portal.error.title', message: 'Seitenfehler'});
  return (
    <>
      <Head>
        <title>{title}</title>
      </Head>
      <OriginalErrorPageContent error={withCauses(error)} tryAgain={tryAgain} />
    </>
  );
}
