/** Whether a bundle is what readers' browsers get: not the one that renders the pages, nor the development server's. */
export const isForReaders = (isServer: boolean): boolean =>
  !isServer && process.env.NODE_ENV === 'production';
