import {useCallback, useMemo} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {externalUrlPattern, resultAddress} from './address';

/** Gives the link of a result, and whether an address leads out of the site. */
export function useResultAddress() {
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  const pattern = useMemo(() => externalUrlPattern(url, baseUrl), [url, baseUrl]);
  const toLink = useCallback((address: string) => resultAddress(address, pattern), [pattern]);
  const isExternal = useCallback((link: string) => new RegExp(pattern, 'i').test(link), [pattern]);
  return {toLink, isExternal};
}
