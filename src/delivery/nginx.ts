import {headersFor, type HeaderRule} from './headers';
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
  /** Folder of the built site on the server, and the port to listen on. */
  root: string;
  port: number;
}

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

function canonicalMap(routes: readonly string[], moved: readonly Redirect[]): string {
  const entries = routes
    .filter((route) => !route.endsWith('/'))
    .flatMap((route) => {
      const target = quote(encodeURI(route));
      const spellings = new Set([route, route.normalize('NFD')]);
      return [...spellings].map((spelling) => `  ${anyCase(spelling)} ${target};`);
    });
  const old = moved.map(({from, to}) => `  ${quote(decodeURI(from))} ${quote(to)};`);
  return ['map $portal_path $portal_canonical {', '  default "";', ...old, ...entries, '}'].join(
    '\n',
  );
}

/**
 * Configuration for nginx (to be included in `http`): clean addresses,
 * pre-compressed files, the headers, redirects to the canonical spelling.
 */
export function nginxConfig({baseUrl, rules, routes, moved, root, port}: NginxOptions): string {
  return `# Written by the build. Include it in the http block of nginx.
map $uri $portal_path {
  default $uri;
  "~^(?<portal_stem>.+?)(?:/index)?\\.html$" $portal_stem;
  "~^(?<portal_stem>.+?)/+$" $portal_stem;
}

${canonicalMap(routes, moved)}

server {
  listen ${port};
  root ${quote(root)};
  charset utf-8;
  charset_types text/css text/plain text/xml text/markdown application/javascript application/json application/xml;
  server_tokens off;
  absolute_redirect off;
  gzip_static on;
  # brotli_static on;  # with the module libnginx-mod-http-brotli-static
  error_page 404 ${baseUrl}404.html;
${addHeaders(baseUrl, rules, '  ')}

  location = ${baseUrl} {
    rewrite ^ ${baseUrl}index.html break;
  }

${locations(rules, baseUrl)}
  location ~ (?:\\.html|/)$ {
    try_files /_ @canonical;
  }

  location = ${baseUrl}404.html {
    internal;
  }

  location / {
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
