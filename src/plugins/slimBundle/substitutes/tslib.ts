/** The only helper of tslib that the framework's browser code uses. */
export function __importDefault(module: {__esModule?: boolean}): object {
  return module.__esModule ? module : {default: module};
}
