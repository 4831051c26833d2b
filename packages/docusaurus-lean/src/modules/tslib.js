/** Replaces tslib, whose CommonJS form cannot be tree-shaken, with the one helper that Docusaurus uses in the browser. */
export function __importDefault(module) {
  return module?.__esModule ? module : {default: module};
}
