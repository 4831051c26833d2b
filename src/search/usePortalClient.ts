import {useCallback} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {SearchData} from '../plugins/search/data';
import type {PortalClient} from './portalClient';

/** Gives a stable function that loads the portal's search; rejects when its script cannot be had. */
export function usePortalClient(): () => Promise<PortalClient> {
  const {siteConfig, siteMetadata} = useDocusaurusContext();
  const {hosted} = usePluginData('portal-search') as SearchData;
  const {baseUrl} = siteConfig;
  const generatorVersion = siteMetadata.docusaurusVersion;
  return useCallback(async () => {
    const {portalClient} = await import('./portalClient');
    return portalClient({hosted, baseUrl, generatorVersion});
  }, [hosted, baseUrl, generatorVersion]);
}
