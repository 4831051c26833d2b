import {useCallback} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {resultAddress} from './resultAddress';

/** Gives the function that makes the address of a result a link; it keeps its identity. */
export function useResultAddress(): (url: string) => string {
  const {url: siteUrl, baseUrl} = useDocusaurusContext().siteConfig;
  return useCallback((url) => resultAddress(url, siteUrl, baseUrl), [siteUrl, baseUrl]);
}
