/**
 * Wraps @docusaurus/theme-classic `DocItem/Footer`.
 * Why: pages with a task can be printed on one sheet, and the start page of a manual offers it as a PDF.
 * Can go when neither is wanted: upstream has no place between a page's text and its footer.
 */
import type {ReactNode} from 'react';
import OriginalFooter from '@theme-original/DocItem/Footer';
import HandbookOffer from '../../../paper/HandbookOffer';
import PrintSheet from '../../../paper/PrintSheet';

export default function DocItemFooter(): ReactNode {
  return (
    <>
      <HandbookOffer />
      <PrintSheet />
      <OriginalFooter />
    </>
  );
}
