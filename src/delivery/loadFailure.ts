/** Id of the message that the portal's scripts could not be loaded. */
const failureId = 'load-failure';

function failureText(baseUrl: string): string {
  return `<p><strong>Diese Seite wurde nicht vollständig geladen.</strong> Laden Sie sie neu.</p>
<p>Hilft das nicht, ist vermutlich die Basisadresse der Website falsch eingestellt. Eingestellt ist <code>${baseUrl}</code>, aufgerufen wurde <code></code>.</p>`;
}

/** Runs in a page before its scripts are requested. Shows a message at the top if one of them cannot be loaded. */
function watch(id: string, text: string): void {
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
  addEventListener(
    'error',
    ({target}) => {
      // Scripts that load later are not deferred. The code that requests them reports their failure.
      if (target instanceof HTMLScriptElement && target.defer) {
        if (document.body) {
          warn();
        } else {
          addEventListener('DOMContentLoaded', warn);
        }
      }
    },
    true,
  );
}

/**
 * Returns the source of the inline script for a page's head. It replaces Docusaurus' `baseUrlIssueBanner`, which is
 * in English.
 */
export const watchScripts = (baseUrl: string): string =>
  `(${watch.toString()})(${JSON.stringify(failureId)},${JSON.stringify(failureText(baseUrl)).replaceAll('<', '\\u003c')})`;
