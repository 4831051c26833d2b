/** The bundler's scripts as the build writes them into a page, with their addresses. */
const deferred = /<script src="?([^\s">]*\/assets\/js\/[^\s">]+)"? defer><\/script>/g;

/** The same when they start late; also of other attributes, as a reader of built pages meets them. */
export const lateScriptLinks = /<link rel="?preload"? as="?script"?[^>]*? href="?([^\s">]+)/g;

/**
 * A page's HTML that lets its scripts be fetched as before but not run: `startScripts`, which has to
 * stand at the end of the page, runs them after the first paint. A deferred script that has arrived early,
 * from the cache above all, would run before it and hold it up.
 */
export function withLateScripts(html: string): string {
  return html.replaceAll(
    deferred,
    '<link rel="preload" as="script" fetchpriority="low" href="$1">',
  );
}

/** Runs in a page: starts the scripts in their order once there is something to see, or when nobody looks. */
function start(): void {
  const run = () => {
    for (const link of document.querySelectorAll('link[rel=preload][as=script]')) {
      const script = document.createElement('script');
      script.async = false;
      // As it stands there: the bundler's code recognises its scripts by it.
      script.setAttribute('src', link.getAttribute('href') ?? '');
      document.head.append(script);
    }
  };
  if (document.hidden) {
    run();
    return;
  }
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) {
      observer.disconnect();
      run();
    }
  }).observe({type: 'paint', buffered: true});
}

/** Source of the inline script for the end of a page's body. */
export const startScripts = `(${start.toString()})()`;
