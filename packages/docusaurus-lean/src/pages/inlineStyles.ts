/** Matches links to style sheets in built pages, with their addresses. */
const styleSheetLinks = /<link rel="?stylesheet"? href="?([^\s">]+)"? ?\/?>/g;

/** Folder of the bundler's style sheets. Pages from `static` have other style sheets, which stay linked. */
export const bundledStyles = '/assets/css/';

/**
 * Returns a page's HTML with its style sheets in place of the links to them, so that the first paint does not wait
 * for a second file. `read` returns the text of a style sheet by its address.
 *
 * `data-href` tells the bundler's code that the sheet is present, so that it does not load it again.
 */
export function withInlineStyles(html: string, read: (address: string) => string): string {
  return html.replaceAll(styleSheetLinks, (whole, address: string) => {
    if (!address.includes(bundledStyles)) {
      return whole;
    }
    const css = read(address);
    const unfit = /<\/style|url\((?!["']?data:)/i.exec(css);
    if (unfit) {
      throw new Error(
        `${address} contains «${unfit[0]}», which means something else within a page: write it otherwise, or leave the sheet out.`,
      );
    }
    return `<style data-href="${address}">${css}</style>`;
  });
}
