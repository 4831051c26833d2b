/** Matches links to style sheets in built pages, with their addresses. */
const styleSheetLinks = /<link rel="?stylesheet"? href="?([^\s">]+)"? ?\/?>/g;

/** Folder of the bundler's style sheets. Pages from `static` have other style sheets, which stay linked. */
export const bundledStyles = '/assets/css/';

/**
 * Replaces the links to style sheets in a page's HTML with the style sheets, so that the first paint does not wait for
 * another file. The bundler's code looks for `data-href` and does not load the sheet again.
 *
 * @param read returns the text of a style sheet by its address
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
        `${address} contains «${unfit[0]}», which has another meaning inside a page. Change the style sheet, or do not run finish.ts.`,
      );
    }
    return `<style data-href="${address}">${css}</style>`;
  });
}
