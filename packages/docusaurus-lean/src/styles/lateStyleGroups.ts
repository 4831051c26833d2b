interface Module {
  nameForCondition: () => string | null;
}

const matches = (module: Module) => (pattern: RegExp) =>
  pattern.test(module.nameForCondition() ?? '');

/** Returns a cache group like the framework's `styles`, for styles that load later. */
const lateGroup = ([name, pattern]: [string, RegExp]) => [
  `${name}Styles`,
  {
    name: `${name}-styles`,
    type: 'css/mini-extract',
    test: (module: Module) => matches(module)(pattern),
    chunks: 'async',
    enforce: true,
    priority: 60,
  },
];

/**
 * Returns the cache groups that take styles out of the framework's common style sheet and put them into sheets of
 * their own.
 *
 * @param lateStyles module paths by name of the style sheet
 */
export function lateStyleGroups(lateStyles: Record<string, RegExp>): object {
  const patterns = Object.values(lateStyles);
  if (patterns.length === 0) {
    return {};
  }
  return {
    styles: {test: (module: Module) => !patterns.some(matches(module))},
    ...Object.fromEntries(Object.entries(lateStyles).map(lateGroup)),
  };
}
