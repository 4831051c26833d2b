/** What is different in the backend of TYPO3 12. */
import type {Page} from '@playwright/test';
import type {Access, Opened} from '../lib/product';
import {openTypo3, type Release, type Typo3} from './backend';

const release12: Release = {
  number: 12,
  dialogue: '.modal.show .modal-content',
  wizard: 'typo3-backend-new-content-element-wizard',
  closedBranch: '.node[aria-expanded="false"] .chevron',
  textElement: 'Text',
  // The title itself is as wide as the head.
  elementTitle: '.t3-page-ce-header-left',
  columnTitle: '.t3-page-column-header',
  hiddenSign: 'xpath=.//*[@*[local-name()="href"]="#icon-overlay-hidden"]',
  modules: {Anzeigen: 'web/viewpage'},
};

/** Logs in to TYPO3 12 as an editor. */
export const openTypo3Of12 = (page: Page, access: Access): Promise<Opened<{typo3: Typo3}>> =>
  openTypo3(page, access, release12);
