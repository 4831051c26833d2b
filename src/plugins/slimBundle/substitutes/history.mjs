/** The package without its histories in memory and behind `#`, which the portal does not use. */
export {
  createBrowserHistory,
  createLocation,
  createPath,
  locationsAreEqual,
  parsePath,
} from 'history/esm/history.js';

// The router asks for these names.
export const createMemoryHistory = undefined;
export const createHashHistory = undefined;
