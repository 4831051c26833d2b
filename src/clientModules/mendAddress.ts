import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Replaces the current address. */
function replaceAddress(address: string): void {
  window.history.replaceState(window.history.state, '', address);
}

/**
 * Removes the extension and repeated or encoded slashes, which a host without redirects keeps. The router would not
 * know the page otherwise.
 */
function mendPath(): void {
  const {origin, pathname, search, hash} = window.location;
  const clean = pathname.replace(/(?:\/|%2f)+/gi, '/').replace(/(?<=\/)index\.html$|\.html$/i, '');
  if (clean !== pathname) {
    // The host is included because an address that begins with two slashes would mean another host.
    replaceAddress(origin + clean + search + hash);
  }
}

/** Escapes a hash such as `#100%`. Code that reads the address cannot decode it, and the page would crash. */
function mendHash(): void {
  const {hash} = window.location;
  try {
    decodeURIComponent(hash);
  } catch {
    replaceAddress(hash.replaceAll('%', '%25'));
  }
}

if (ExecutionEnvironment.canUseDOM) {
  mendPath();
  mendHash();
  // This runs before the router's own listener, which is added when the page is rendered.
  window.addEventListener('popstate', mendHash);
}
