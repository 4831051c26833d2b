import {html, pageRoutes} from './pages';
import {scope} from './scope';

/** Returns what the body of a page consists of: elements by their names, with each of their classes or their role. */
function partsOf(route: string): Set<string> {
  const source = html(route);
  // The document of a live example is an attribute, and not built of the portal's parts.
  const body = source.slice(source.indexOf('<main')).replace(/ srcdoc="[^"]*"/g, '');
  const elements = body.matchAll(/<([a-z][\w-]*)((?:\s[^<>]*)?)>/g);
  const valuesOf = (attributes: string, name: string) => {
    const [, quoted, bare] =
      new RegExp(`\\s${name}=(?:"([^"]*)"|([^\\s"]+))`).exec(attributes) ?? [];
    return (quoted ?? bare ?? '').split(/\s+/).filter(Boolean);
  };
  return new Set(
    [...elements].flatMap(([, name, attributes = '']) => [
      name!,
      ...['class', 'role'].flatMap((kind) =>
        valuesOf(attributes, kind).map((value) => `${name} ${value}`),
      ),
    ]),
  );
}

/** Returns pages that together show every part that any page shows: components, page types, versions. */
export function pagesWithAllParts(): string[] {
  const seen = new Set<string>();
  const bySize = pageRoutes
    .map((route) => ({route, parts: partsOf(route)}))
    .sort((a, b) => b.parts.size - a.parts.size);
  return bySize
    .filter(({parts}) => {
      const fresh = [...parts].filter((part) => !seen.has(part));
      fresh.forEach((part) => seen.add(part));
      return fresh.length > 0;
    })
    .map(({route}) => route);
}

/** Returns the pages that this run looks at in full: all, or a sample and those that have changed. */
export function pagesInFull(): ReadonlySet<string> {
  return new Set(scope ? [...pagesWithAllParts(), ...scope.changedPages] : pageRoutes);
}
