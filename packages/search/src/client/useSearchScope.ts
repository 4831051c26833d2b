import {useMemo} from 'react';
import {useActivePluginAndVersion} from '@docusaurus/plugin-content-docs/client';
import {useAlgoliaContextualFacetFilters} from '@docusaurus/theme-search-algolia/client';
import {useSearchSite} from '../site';
import type {SearchScope} from './scope';

/** Returns the scope of the current page. The value keeps its identity while the scope stays the same. */
export function useSearchScope(): SearchScope {
  const {manuals} = useSearchSite();
  const filters = JSON.stringify(useAlgoliaContextualFacetFilters());
  const active = useActivePluginAndVersion();
  const id = active?.activePlugin.pluginId;
  const version = active?.activeVersion?.name;
  return useMemo(() => {
    const manual = manuals.find((one) => one.id === id);
    return {
      manuals,
      facetFilters: JSON.parse(filters) as SearchScope['facetFilters'],
      manual:
        manual && version !== undefined ? {id: manual.id, label: manual.label, version} : null,
    };
  }, [manuals, filters, id, version]);
}
