import {useMemo} from 'react';
import {useActivePluginAndVersion} from '@docusaurus/plugin-content-docs/client';
import {useAlgoliaContextualFacetFilters} from '@docusaurus/theme-search-algolia/client';
import {useStorageSlot} from '@docusaurus/theme-common';
import {productKey} from '../constants';
import {useSearchSite} from '../site';
import type {SearchScope} from '../address/scope';

/** Returns the scope of the current page. The value keeps its identity while the scope stays the same. */
export function useSearchScope(): SearchScope {
  const {manuals} = useSearchSite();
  const filters = JSON.stringify(useAlgoliaContextualFacetFilters());
  const product = useStorageSlot(productKey)[0];
  const active = useActivePluginAndVersion();
  const id = active?.activePlugin.pluginId;
  const version = active?.activeVersion?.name;
  return useMemo(() => {
    const manual = manuals.find((one) => one.id === id);
    return {
      manuals,
      facetFilters: JSON.parse(filters) as SearchScope['facetFilters'],
      product: manuals.some((one) => one.id === product) ? product : null,
      manual:
        manual && version !== undefined ? {id: manual.id, label: manual.label, version} : null,
    };
  }, [manuals, filters, id, version, product]);
}
