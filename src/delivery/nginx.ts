import {comparable} from '@portal/common/text/address';
import {cdnFiles} from './cdn';
import {headersFor, type HeaderRule} from './headers';
import {isText, mediaTypes} from './mediaTypes';
import type {Redirect} from './redirects';

const quote = (text: string) => `"${text.replace(/(["\\])/g, '\\$1')}"`;

/** Returns a pattern for `map` that matches a decoded path in upper or lower case. */
const anyCase = (path: string) =>
  quote(`~*(*UTF8)^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);

/** Matches text in UTF-8, byte by byte; https://www.w3.org/International/questions/qa-forms-utf-8 */
const utf8 =
  '~^(?:[\\x00-\\x7F]|[\\xC2-\\xDF][\\x80-\\xBF]|\\xE0[\\xA0-\\xBF][\\x80-\\xBF]|[\\xE1-\\xEC\\xEE\\xEF][\\x80-\\xBF]{2}|\\xED[\\x80-\\x9F][\\x80-\\xBF]|\\xF0[\\x90-\\xBF][\\x80-\\xBF]{2}|[\\xF1-\\xF3][\\x80-\\xBF]{3}|\\xF4[\\x80-\\x8F][\\x80-\\xBF]{2})*$';

export interface NginxOptions {
  baseUrl: string;
  rules: readonly HeaderRule[];
  /** Canonical, decoded addresses with base path. */
  routes: readonly string[];
  moved: readonly Redirect[];
  /** Folder of the built site on the server. */
  root: string;
}

/**
 * Includes the server's own configuration, such as its certificate. These files stay, while every build writes the
 * rest again.
 */
export const ownLines = 'include /etc/nginx/portal.d/*.conf;';

function addHeaders(path: string, rules: readonly HeaderRule[], indent: string): string {
  // nginx refuses other methods by itself, but does not say which it accepts.
  const allow = `${indent}add_header Allow $portal_allow always;\n`;
  const own = Object.entries(headersFor(path, rules))
    .map(([name, value]) => `${indent}add_header ${name} ${quote(value)} always;`)
    .join('\n');
  return allow + own;
}

/** Returns one location for each rule that does not apply to everything. It serves its files with their own headers. */
function locations(rules: readonly HeaderRule[], baseUrl: string): string {
  return rules
    .filter(({path}) => path !== `${baseUrl}*`)
    .map(({path}) => {
      const folder = path.endsWith('*') ? path.slice(0, -1) : null;
      return `  location ${folder ?? `= ${path}`} {
${addHeaders(folder ?? path, rules, '    ')}
    try_files $uri =404;
  }
`;
    })
    .join('\n');
}

/** Returns locations that hide the 404 page, which has no address of its own, and the files for CDNs. */
function hidden(baseUrl: string): string {
  return ['404', ...cdnFiles]
    .map((file) => `  location = ${baseUrl}${file} {\n    return 404;\n  }\n`)
    .join('\n');
}

/** Returns the media types and, for text, the encoding. The server's own list may lack some types. */
function types(): string {
  const lines = Object.entries(mediaTypes).map(([ending, type]) => `    ${type} ${ending};`);
  // nginx always sends HTML with its encoding, and warns if HTML is listed.
  const texts = new Set(
    Object.values(mediaTypes).filter((type) => isText(type) && type !== 'text/html'),
  );
  return `  types {
${lines.join('\n')}
  }
  default_type application/octet-stream;
  charset utf-8;
  charset_types ${[...texts].join(' ')};`;
}

function canonicalMap({routes, moved, baseUrl}: NginxOptions): string {
  const lines = (path: string, target: string) =>
    [...new Set([path, path.normalize('NFD')])].map(
      (spelling) => `  ${anyCase(spelling)} ${quote(target)};`,
    );
  const entries = routes
    .filter((route) => !route.endsWith('/'))
    .flatMap((route) => lines(route, encodeURI(route)));
  const root = [`${baseUrl}index`, baseUrl.slice(0, -1) || '/'].map(
    (path) => `  ${quote(path)} ${quote(baseUrl)};`,
  );
  // These are patterns too, because nginx does not start if a plain key is longer than its hash's buckets.
  // `$portal_path` has no extension and no final slash, so the old address must not have them either.
  const old = moved.flatMap(({from, to}) => lines(comparable(decodeURI(from)), to));
  const map = ['  default "";', ...root, ...old, ...entries];
  return `map $portal_path $portal_canonical {\n${map.join('\n')}\n}`;
}

const redirectMerged = `    if ($portal_merged != "") {
      return 301 $portal_merged$is_args$args;
    }`;

/**
 * Returns the configuration for nginx, to be included in `http`: clean addresses, pre-compressed files, the headers,
 * redirects to the canonical spelling.
 */
export function nginxConfig(options: NginxOptions): string {
  const {baseUrl, rules, root} = options;
  return `# Written by the build. Include it in the http block of nginx.
# Patterns of letters beyond ASCII would end in an alert for what is no UTF-8: it is nothing that is here.
map $uri $portal_text {
  default "";
  ${quote(utf8)} $uri;
}

map $portal_text $portal_path {
  default $portal_text;
  "~*^(?<portal_stem>.+?)(?:/index)?\\.html\\s*$" $portal_stem;
  "~^(?<portal_stem>.+?)[/\\s]+$" $portal_stem;
}

${canonicalMap(options)}

map $request_method $portal_allow {
  default "GET, HEAD";
  GET "";
  HEAD "";
}

# nginx finds the page of an address with doubled or encoded slashes, but the router does not.
map $request_uri $portal_merged {
  default "";
  "~^[^?]*(?://|%2[fF])" $portal_canonical;
}

server {
  # Port, name and certificate; without them nginx listens on port 80.
  ${ownLines}
  root ${quote(root)};
${types()}
  server_tokens off;
  absolute_redirect off;
  gzip_static on;
  gzip_vary on;
  error_page 404 ${baseUrl}404.html;
  error_page 416 @portal_range;
${addHeaders(baseUrl, rules, '  ')}

  location = ${baseUrl} {
${redirectMerged}
    rewrite ^ ${baseUrl}index.html break;
  }

${locations(rules, baseUrl)}
  location ~* (?:\\.html|/)$ {
    try_files /_ @canonical;
  }

  location = ${baseUrl}404.html {
    internal;
  }

  # Without these, their files would be found below.
${hidden(baseUrl)}
  location = ${baseUrl}index {
    try_files /_ @canonical;
  }

  location / {
${redirectMerged}
    try_files $uri $uri.html @canonical;
  }

  # By then the headers are set, and nginx would set them again.
  location @portal_range {
    add_header Allow $portal_allow;
    return 416;
  }

  location @canonical {
    if ($portal_canonical != "") {
      return 301 $portal_canonical$is_args$args;
    }
    return 404;
  }
}
`;
}
