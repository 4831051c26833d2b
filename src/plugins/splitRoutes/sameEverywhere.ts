import type {Bundler} from '../lib/replaceTables';

/** Where the framework's request for a drawing on a page names a loader by its full path; it is the default one. */
const fallback = /&fallback=[^&!]+/;

/** A request for a drawing without the folder that the project lies in. */
export const withoutFallback = (request: string): string => request.replace(fallback, '');

/** Lets a drawing's module have the same number in every folder, and with it the file that it is part of the same name. */
export function numberDrawingsAlike(bundler: Bundler) {
  return new bundler.NormalModuleReplacementPlugin(fallback, (resource) => {
    resource.request = withoutFallback(resource.request);
  });
}
