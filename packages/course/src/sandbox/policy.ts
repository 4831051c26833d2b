/**
 * What a server must send with the files in `packages/course/static/playground`, for whoever
 * writes the headers.
 *
 * `frame.htm` runs whatever a trainee types: inline scripts, event handlers and
 * `blob:` scripts must work there, nothing else. The policy therefore allows
 * inline code and shuts everything that leaves the page. `sandbox` gives the
 * frame an opaque origin also when someone opens the file directly; it must
 * never contain `allow-same-origin`, or the trainee's code could reach the
 * portal and its storage. There is no `unsafe-eval`: code made from strings
 * would escape the loop guard.
 *
 * The portal's own pages need `frame-src 'self'` for the frame and nothing
 * more: the frame keeps its own policy. Frame protection by
 * `X-Frame-Options: DENY` must not reach the folder (`frame-ancestors` says who
 * may embed it).
 *
 * Seen from the opaque origin the scripts and pictures of the folder are
 * cross-origin: a `Cross-Origin-Resource-Policy: same-origin` would block them.
 */
export const playgroundFolder = '/playground/';

/** The document that needs `playgroundPolicy` instead of the portal's policy. */
export const playgroundFrame = `${playgroundFolder}frame.htm`;

/**
 * Value of the `Content-Security-Policy` header of `playgroundFrame`.
 *
 * @param origin of the site. Safari 26.5 reads `'self'` as the frame's opaque origin, which is
 *   nobody's (https://bugs.webkit.org/show_bug.cgi?id=316847); other browsers need `'self'` alone.
 */
export function playgroundPolicy(origin: string): string {
  const site = `'self' ${origin}`;
  return [
    'sandbox allow-scripts',
    "default-src 'none'",
    `script-src ${site} 'unsafe-inline' blob:`,
    // A worker would go on beside the loop guard; without this line script-src allows those of blobs.
    "worker-src 'none'",
    `style-src ${site} 'unsafe-inline'`,
    `img-src ${site} data: blob:`,
    `font-src ${site} data:`,
    `media-src ${site} data: blob:`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** Value of the `Cross-Origin-Resource-Policy` header of everything in `playgroundFolder`. */
export const playgroundResourcePolicy = 'cross-origin';

/** Value of the `sandbox` attribute of the iframe. */
export const playgroundSandbox = 'allow-scripts';
