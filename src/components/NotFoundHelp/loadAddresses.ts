import type {Page} from '@site/src/plugins/addresses/pageTitles';

declare global {
  interface Window {
    portalAddresses?: Page[];
  }
}

/**
 * The list of pages that the 404 page's script left; loads that script when a
 * reader came here inside the site. Gives an empty list where it is missing.
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
