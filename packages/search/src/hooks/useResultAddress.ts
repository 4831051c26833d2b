import {useCallback} from 'react';
import {useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Returns a function that turns the address of a result into a link. The function keeps its identity. */
export function useResultAddress(): (url: string) => string {
  const siteUrl = useDocusaurusContext().siteConfig.url;
  const process = useSearchResultUrlProcessor();
  // A hosted index may contain addresses without origin.
  return useCallback((url) => process(new URL(url, siteUrl).href), [process, siteUrl]);
}

/** Returns whether such a link leads outside the site. It then opens with a full page load. */
export const isExternal = (link: string): boolean => /^https?:/.test(link);
