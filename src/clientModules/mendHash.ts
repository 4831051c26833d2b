import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Escapes a `#100%` that somebody wrote: what reads the address cannot decode it, and the page would crash. */
function mendHash(): void {
  const {hash} = window.location;
  try {
    decodeURIComponent(hash);
  } catch {
    window.history.replaceState(window.history.state, '', hash.replaceAll('%', '%25'));
  }
}

if (ExecutionEnvironment.canUseDOM) {
  mendHash();
  // Before the router's own listener, which is added when the page is rendered.
  window.addEventListener('popstate', mendHash);
}
