/**
 * Replaces @docusaurus/theme-search-algolia `SearchPage`.
 * Why: upstream's page creates its own client, so that the embedded engine cannot answer, and does not know the manuals.
 * Can go when upstream takes another client and filters by docs instance.
 */
import SearchPage from '@portal/search/page';
import ManualCards from '@site/src/components/Home/ManualCards';

export default function PortalSearchPage() {
  return <SearchPage start={<ManualCards />} />;
}
