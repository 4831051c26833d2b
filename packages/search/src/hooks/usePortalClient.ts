import {useCallback} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {PortalClient} from '../wire/types';
import {useSearchSite} from '../site';
import {useSearchConfig} from './useSearchConfig';

/** Returns a stable function that loads the portal's search. It rejects if the script cannot be loaded. */
export function usePortalClient(): () => Promise<PortalClient> {
  const {siteConfig, siteMetadata} = useDocusaurusContext();
  const {appId, apiKey, isEmbedded} = useSearchConfig();
  const {manuals} = useSearchSite();
  const {baseUrl} = siteConfig;
  const generatorVersion = siteMetadata.docusaurusVersion;
  return useCallback(async () => {
    const {portalClient} = await import('../client/portalClient');
    const hosted = isEmbedded ? null : {appId, apiKey};
    return portalClient({hosted, baseUrl, generatorVersion, manuals});
  }, [appId, apiKey, isEmbedded, baseUrl, generatorVersion, manuals]);
}
