import {comparable} from '../text/address';
import {cdnFiles} from './cdn';
import {headersFor, type HeaderRule} from './headers';
import {isText, mediaTypes} from './mediaTypes';
import type {Redirect} from './redirects';

const quote = (text: string) => `"${text.replace(/(["\\])/g, '\\$1')}"`;

/** A pattern for `map` that matches a decoded path in any case. */
const anyCase = (path: string) =>
  quote(`~*(*UTF8)^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);

export interface NginxOptions {
  baseUrl: string;
  rules: readonly HeaderRule[];
  /** Canonical, decoded addresses with base path. */
  routes: readonly string[];
  moved: readonly Redirect[];
  /** Folder of the built site on the server. */
  root: string;
}

/** The server's own lines of the configuration, such as its certificate: kept while every build writes the rest anew. */
export const ownLines = 'include /etc/nginx/portal.d/*.conf;';

function addHeaders(path: string, rules: readonly HeaderRule[], indent: string): string {
  return Object.entries(headersFor(path, rules))
    .map(([name, value]) => `${indent}add_header ${name} ${quote(value)} always;`)
    .join('\n');
}

/** One location per rule that is not for everything: its files with their own headers. */
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

/** The 404 page has no address of its own, and what is for CDNs is nobody else's. */
function hidden(baseUrl: string): string {
  return ['404', ...cdnFiles]
    .map((file) => `  location = ${baseUrl}${file} {\n    return 404;\n  }\n`)
    .join('\n');
}

/** Media types and, for text, the encoding: the server's own list may lack some. */
function types(): string {
  const lines = Object.entries(mediaTypes).map(([ending, type]) => `    ${type} ${ending};`);
  // nginx sends HTML with its encoding in any case, and warns when it is named.
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
  // Patterns as well: nginx refuses to start when a plain key is longer than its hash's buckets.
  // `$portal_path` has lost its ending and final slash, so an old address has to lose them too.
  const old = moved.flatMap(({from, to}) => lines(comparable(decodeURI(from)), to));
  const map = ['  default "";', ...root, ...old, ...entries];
  return `map $portal_path $portal_canonical {\n${map.join('\n')}\n}`;
}

const redirectMerged = `    if ($portal_merged != "") {
      return 301 $portal_merged$is_args$args;
    }`;

/**
 * Configuration for nginx (to be included in `http`): clean addresses,
 * pre-compressed files, the headers, redirects to the canonical spelling.
 */
export function nginxConfig(options: NginxOptions): string {
  const {baseUrl, rules, root} = options;
  return `# Written by the build. Include it in the http block of nginx.
map $uri $portal_path {
  default $uri;
  "~*^(?<portal_stem>.+?)(?:/index)?\\.html\\s*$" $portal_stem;
  "~^(?<portal_stem>.+?)[/\\s]+$" $portal_stem;
}

${canonicalMap(options)}

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

  location @canonical {
    if ($portal_canonical != "") {
      return 301 $portal_canonical$is_args$args;
    }
    return 404;
  }
}
`;
}
