import path from 'node:path';

/** Folder of the framework's browser code. */
export const clientDir = path.dirname(require.resolve('@docusaurus/core/lib/client/preload'));
