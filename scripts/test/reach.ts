import path from 'node:path';

/** The files that each module imports or reads. */
export type Uses = ReadonlyMap<string, ReadonlySet<string>>;

/** The part of dependency-cruiser's result that is read here. */
export interface CruiseResult {
  modules: {source: string; dependencies: {resolved: string}[]}[];
}

const isModule = (file: string) => /\.[cm]?[jt]sx?$/.test(file);

const themes = ['src/theme/', 'packages/docusaurus-lean/src/theme/'];

/** Strings without spaces, in any quotes. */
const strings = /'([^'\s\\]+)'|"([^"\s\\]+)"|`([^`\s\\]+)`/g;

/** Returns the files that a string in a module names: one, those that a template fits, or a folder of data. */
function namedBy(text: string, module: string, files: readonly string[]): string[] {
  const name = text
    .replace(/^@site\//, '')
    .replace(/\$\{[^}]*\}/g, '*')
    // A folder of code is imported by its index.
    .replace(/\/\*$/, '/*/index.*');
  if (!name.includes('/')) {
    return files.filter((file) => file === name);
  }
  // Addresses, and patterns of any folder.
  if (/^[*/]|\*\*/.test(name)) {
    return [];
  }
  return [name, path.posix.join(path.posix.dirname(module), name)].flatMap((place) => {
    const escaped = path.posix.normalize(place).replace(/[.+?^()|[\]{}$\\]/g, '\\$&');
    const pattern = new RegExp(`^${escaped.replaceAll('*', '[^/]*')}(/|$)`);
    const found = files.filter((file) => pattern.test(file));
    const isFolder = found.some((file) => pattern.exec(file)?.[1]);
    return isFolder && found.some(isModule) ? [] : found;
  });
}

/**
 * Returns what each module uses: what it imports, the files that it names in a string, and what Docusaurus or the place
 * of a test says without a word. `--only-changed` of Playwright and `--changed` of Vitest follow imports alone.
 *
 * @param cruised dependency-cruiser's result
 * @param files all files of the project but its content
 * @param read gives the text of a file
 * @param pages the files of pages by their addresses: a test uses the pages whose addresses it names
 */
export function usesOf(
  {modules}: CruiseResult,
  files: readonly string[],
  read: (file: string) => string,
  pages: ReadonlyMap<string, string>,
): Uses {
  const known = new Set(files);
  const below = (folder: string) => files.filter((file) => file.startsWith(folder));
  const uses = new Map(
    modules
      .filter(({source}) => known.has(source))
      .map(({source, dependencies}) => [
        source,
        new Set(dependencies.map(({resolved}) => resolved).filter((file) => known.has(file))),
      ]),
  );
  for (const [module, used] of uses) {
    const isTest = /(?:^|\/)tests\//.test(module);
    for (const [, ...quoted] of isModule(module) ? read(module).matchAll(strings) : []) {
      const text = quoted.find(Boolean)!;
      const page = isTest && pages.get(text.replace(/[#?].*/, ''));
      (page ? [page] : namedBy(text, module, files)).forEach((file) => used.add(file));
    }
    // A test in the folder of a package is about the package, and one that names a component is about its whole folder.
    const own = /^(packages\/[^/]+\/)tests\//.exec(module);
    const named = isTest ? [...used].map((file) => /^(src\/components\/[^/]+\/)/.exec(file)) : [];
    for (const [, folder] of [own, ...named].filter((found) => found !== null)) {
      below(folder!)
        .filter((file) => !/[.]test[.]|^packages\/[^/]+\/tests\//.test(file))
        .forEach((file) => used.add(file));
    }
  }
  // Docusaurus finds these by the names of their folders.
  [...themes, 'i18n/', 'static/', 'packages/course/static/']
    .flatMap(below)
    .forEach((file) => uses.get('docusaurus.config.ts')?.add(file));
  return uses;
}

/** Returns the changed files and all that use them, directly or through others. */
export function reachedBy(changed: readonly string[], uses: Uses): Set<string> {
  const reached = new Set(changed);
  // A set takes in what is added while it is walked through.
  for (const file of reached) {
    for (const [module, used] of uses) {
      if (used.has(file)) {
        reached.add(module);
      }
    }
  }
  return reached;
}
