import type {CheerioAPI} from 'cheerio';
import type {Element} from 'domhandler';
import type {Styles} from './styles';
import {all, below, childElements, named, toggle, valueBelow} from './xml';

/** The styles of tables of contents in Word and LibreOffice. */
const contents = /^(?:toc|contents) (?:\d|heading)$/;

/** What is for programs only, or deleted. */
const hidden = ['w:del', 'w:moveFrom', 'w:pPr', 'w:rPr', 'w:sdtPr', 'w:sectPr'];

/** What a page can show, or a hint names. */
const content = named('w:txbxContent', 'pic:pic', 'c:chart', 'dgm:relIds', 'w:t', 'm:oMath');

/** Returns whether Word does not show an element, or the portal makes it itself. */
function isUnseen(node: Element, styles: Styles, $: CheerioAPI): boolean {
  switch (node.name) {
    case 'w:tr': {
      const properties = below(node, 'w:trPr');
      return toggle(properties, 'w:hidden') || below(properties, 'w:del') !== undefined;
    }
    case 'w:r':
    case 'm:r':
      // The code of a field is hidden as well, but its result may not be.
      return styles.isHidden(node) && childElements(node, 'w:fldChar', 'w:instrText').length === 0;
    case 'w:p':
      return contents.test(styles.nameOf(node));
    case 'w:sdt':
      return (
        valueBelow(node, 'w:sdtPr', 'w:docPartObj', 'w:docPartGallery') === 'Table of Contents'
      );
    case 'mc:Choice':
      // A form for new versions of Word, of which there may be another one for old versions.
      return $(node).siblings().length > 0 && $(node).find(content).length === 0;
    case 'mc:Fallback':
      return $(node).siblings().find(content).length > 0;
    default:
      return hidden.includes(node.name);
  }
}

/** Returns the elements of a part that Word does not show, and those that the portal makes itself. */
export const unseenIn = ($: CheerioAPI, styles: Styles): Set<Element> =>
  new Set(all($, '*').filter((node) => isUnseen(node, styles, $)));

/** Returns whether Word shows an element: neither it nor what it stands in is unseen. */
export const isShown = (node: Element, unseen: ReadonlySet<Element>): boolean =>
  !unseen.has(node) && (!node.parent || isShown(node.parent as Element, unseen));
