interface Compilation {
  warnings: Iterable<{message: string}>;
  errors: {push: (error: Error) => unknown};
}

interface Compiler {
  hooks: {afterCompile: {tap: (name: string, run: (compilation: Compilation) => void) => void}};
}

/** Matches what the bundler says about an import that `emptyPrism.js` does not have. */
const missingExport = /not found in '(?:prism-react-renderer|[^']*emptyPrism\.js)'/;

/**
 * Bundler plugin that stops the build of a site with `withoutPrism` if a module imports more of prism-react-renderer
 * than a site needs that highlights its code while it builds. The bundler itself only warns.
 */
export const refuseHighlighting = {
  apply({hooks}: Compiler): void {
    hooks.afterCompile.tap('docusaurus-lean', ({warnings, errors}) => {
      const warning = [...warnings].find(({message}) => missingExport.test(message));
      if (warning) {
        errors.push(
          new Error(
            `This site highlights code in the browser: switch the option withoutPrism of docusaurus-lean off.\n${warning.message}`,
          ),
        );
      }
    });
  },
};
