import {scriptName, type Page} from '../../config/addresses';
import {comparable, decodedAddress, spelled} from '@portal/common/text/address';

/** Decoded addresses with base path. */
interface KnownAddresses {
  pages: readonly string[];
  /** Present addresses of moved pages by their former ones. */
  moved: Readonly<Record<string, string>>;
}

/**
 * Source of the 404 page's script. It sets `window.portalAddresses` and, for
 * a known address in another spelling, also a moved page's former one, moves there before the page hydrates:
 * stopping the parser first keeps the framework's scripts from running.
 * An unknown address that cannot be decoded, which the framework would crash at, is mended.
 */
export function notFoundScript(known: KnownAddresses, pages: readonly Page[]): string {
  return `(() => {
const comparable = ${comparable.toString()};
const spelled = ${spelled.toString()};
const decodedAddress = ${decodedAddress.toString()};
window.portalAddresses = ${JSON.stringify(pages)};
const path = decodedAddress(location.pathname);
const moved = ${JSON.stringify(known.moved)};
const found = moved[spelled(path, Object.keys(moved))] ?? spelled(path, ${JSON.stringify(known.pages)});
const target = found && encodeURI(found);
if (target && target !== location.pathname && document.readyState === 'loading') {
  window.stop();
  location.replace(target + location.search + location.hash);
  return;
}
try {
  decodeURIComponent(location.pathname);
} catch {
  history.replaceState(null, '', location.origin + encodeURI(path).replace(/[?#]/g, encodeURIComponent) + location.search);
}
})();
`;
}

/** What says that a page has an address of its own, in its other languages too. */
const ownAddress =
  /<(?:link[^>]* rel="?(?:canonical|alternate)|meta[^>]* property="?og:url)\b[^>]*>/g;

/**
 * The 404 page answers for any address, so it has none of its own. Its script stands at the very beginning of the head.
 * Hosts that serve it as a page below `/404` as well show it to search engines, which shall not list it.
 */
export function notFoundPage(html: string, baseUrl: string): string {
  return html
    .replace(ownAddress, '')
    .replace(
      '<head>',
      `<head><script src="${baseUrl}${scriptName}"></script><meta name="robots" content="noindex">`,
    );
}
