/** The bundler's scripts as the build writes them into a page, with their addresses. */
const deferred = /<script src="?([^\s">]*\/assets\/js\/[^\s">]+)"? defer><\/script>/g;

/** Links to scripts that start late, in built pages, with their addresses. */
export const lateScriptLinks = /<link rel="?preload"? as="?script"?[^>]*? href="?([^\s">]+)/g;

/**
 * A page's HTML that neither fetches nor runs its scripts: `fetchScripts` and `startScripts` do. A deferred
 * script that has arrived early, from the cache above all, would run before the first paint and hold it up.
 */
export function withLateScripts(html: string): string {
  return html.replaceAll(
    deferred,
    '<template class="late-script"><link rel="preload" as="script" fetchpriority="low" href="$1"></template>',
  );
}

/**
 * Runs in a page, before its content: on a slow connection, or an unknown one, the scripts are fetched while the
 * content arrives. On a quick one they wait for the first paint, which comes sooner without them.
 */
function fetchAhead(): void {
  const {connection} = navigator as {connection?: {rtt?: number}};
  // Milliseconds. Chromium says 100 as long as it has measured nothing.
  if ((connection?.rtt ?? Infinity) > 100) {
    for (const template of document.querySelectorAll<HTMLTemplateElement>('.late-script')) {
      document.head.append(template.content.cloneNode(true));
    }
  }
}

/** Source of the inline script for the beginning of a page's body. */
export const fetchScripts = `(${fetchAhead.toString()})()`;

/** Identifier of the message that says that the portal's scripts could not be loaded. */
const failureId = 'load-failure';

/** What the message says. The framework has one as well, in English; it decides before these scripts run. */
function failureText(baseUrl: string): string {
  return `<p><strong>Diese Seite wurde nicht vollständig geladen.</strong> Laden Sie sie neu.</p>
<p>Hilft das nicht, ist vermutlich die Basisadresse der Website falsch eingestellt. Eingestellt ist <code>${baseUrl}</code>, aufgerufen wurde <code></code>.</p>`;
}

/**
 * Runs in a page: starts the scripts in their order once there is something to see; after a second where
 * the browser tells of no paint: in a tab that nobody looks at, or to protect its reader from being recognised.
 * Where one cannot be loaded, a message says so at the top of the page.
 */
function start(id: string, text: string): void {
  const warn = () => {
    if (!document.getElementById(id)) {
      const message = document.createElement('div');
      message.id = id;
      message.setAttribute('role', 'alert');
      message.innerHTML = text;
      message.querySelector('code:empty')!.textContent = location.pathname;
      document.body.prepend(message);
    }
  };
  const run = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const template of document.querySelectorAll<HTMLTemplateElement>('.late-script')) {
      const script = document.createElement('script');
      script.async = false;
      script.onerror = warn;
      // As it stands there: the bundler's code recognises its scripts by it.
      script.setAttribute('src', template.content.querySelector('link')!.getAttribute('href')!);
      document.head.append(script);
    }
  };
  const timer = setTimeout(run, 1000);
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) {
      run();
    }
  });
  observer.observe({type: 'paint', buffered: true});
}

/** Source of the inline script for the end of a page's body. */
export const startScripts = (baseUrl: string): string =>
  `(${start.toString()})(${JSON.stringify(failureId)},${JSON.stringify(failureText(baseUrl)).replaceAll('<', '\\u003c')})`;
