/** Links to style sheets in built pages, with their addresses. */
export const styleSheetLinks = /<link rel="?stylesheet"? href="?([^\s">]+)"? ?\/?>/g;

/** Where the bundler puts its style sheets; pages that come from `static` have others, which stay linked. */
export const bundledStyles = '/assets/css/';

/**
 * A page's HTML with its style sheets in it, in place of the links to them: the first paint then waits for
 * no second file. `read` gives the text of a style sheet by its address.
 *
 * `data-href` tells the bundler's code that the sheet is there; so it does not load it again.
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
