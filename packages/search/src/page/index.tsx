import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import SearchContent from './SearchContent';
import {useSearchAddress} from './useSearchAddress';

const description = () =>
  translate({
    id: 'portal.searchPage.description',
    message:
      'Suchen Sie in allen Anleitungen zu Website, Shop und E-Mail, nach Handbuch und nach TYPO3-Version eingegrenzt.',
  });

/**
 * Renders the page of all results. Its state is in its address. Search engines do not index it. `start` is shown before
 * there is a query.
 */
export default function SearchPage({start}: {start: ReactNode}): ReactNode {
  const [address, change] = useSearchAddress();
  return (
    <Layout>
      <PageMetadata description={description()} />
      <Head>
        <meta name="robots" content="noindex, follow" />
        {/* This robot is not a search engine. Audits check that the page does not refuse every robot. */}
        <meta name="archive.org_bot" content="index, follow" />
      </Head>
      <main className="container container--fluid margin-vert--lg">
        <SearchContent address={address} onChange={change} start={start} />
      </main>
    </Layout>
  );
}
