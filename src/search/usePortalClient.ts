import {useCallback} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {PortalClient} from './client';
import {useSearchData} from './useSearchData';

/** Gives a stable function that loads the portal's search; rejects when its script cannot be had. */
export function usePortalClient(): () => Promise<PortalClient> {
  const {siteConfig, siteMetadata} = useDocusaurusContext();
  const {hosted} = useSearchData();
  const {baseUrl} = siteConfig;
  const generatorVersion = siteMetadata.docusaurusVersion;
  return useCallback(async () => {
    const {portalClient} = await import('./portalClient');
    return portalClient({hosted, baseUrl, generatorVersion});
  }, [hosted, baseUrl, generatorVersion]);
}
