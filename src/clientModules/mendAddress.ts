import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Puts another address in the place of the present one. */
function replaceAddress(address: string): void {
  window.history.replaceState(window.history.state, '', address);
}

/**
 * Drops the ending and the repeated or encoded slashes that a host without redirects leaves there:
 * the router would not know the page.
 */
function mendPath(): void {
  const {origin, pathname, search, hash} = window.location;
  const clean = pathname.replace(/(?:\/|%2f)+/gi, '/').replace(/(?<=\/)index\.html$|\.html$/i, '');
  if (clean !== pathname) {
    // With the host: what begins with two slashes would be another one.
    replaceAddress(origin + clean + search + hash);
  }
}

/** Escapes a `#100%` that somebody wrote: what reads the address cannot decode it, and the page would crash. */
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
  // Before the router's own listener, which is added when the page is rendered.
  window.addEventListener('popstate', mendHash);
}
