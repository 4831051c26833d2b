import {useMemo} from 'react';
import {useActivePluginAndVersion} from '@docusaurus/plugin-content-docs/client';
import {useAlgoliaContextualFacetFilters} from '@docusaurus/theme-search-algolia/client';
import {manualTable} from '../../../../src/config/manuals';
import type {SearchScope} from './scope';

/** Returns the scope of the current page. The value keeps its identity while the scope stays the same. */
export function useSearchScope(): SearchScope {
  const filters = JSON.stringify(useAlgoliaContextualFacetFilters());
  const active = useActivePluginAndVersion();
  const id = active?.activePlugin.pluginId;
  const version = active?.activeVersion?.name;
  return useMemo(() => {
    const manual = manualTable.find((one) => one.id === id);
    return {
      facetFilters: JSON.parse(filters) as SearchScope['facetFilters'],
      manual:
        manual && version !== undefined ? {id: manual.id, label: manual.label, version} : null,
    };
  }, [filters, id, version]);
}
