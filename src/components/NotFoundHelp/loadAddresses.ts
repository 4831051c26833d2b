import type {Page} from '@site/src/config/addresses';

declare global {
  interface Window {
    portalAddresses?: Page[];
  }
}

/**
 * Returns the list of pages from the 404 page's script. Loads that script if the reader navigated here inside the
 * site. Returns an empty list if it is missing.
 */
export function loadAddresses(scriptUrl: string): Promise<Page[]> {
  if (window.portalAddresses) {
    return Promise.resolve(window.portalAddresses);
  }
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = scriptUrl;
    script.onload = () => resolve(window.portalAddresses ?? []);
    script.onerror = () => resolve([]);
    document.head.append(script);
  });
}
