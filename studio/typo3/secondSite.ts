/** The second website of the sample for TYPO3 12, which has three languages and news, and an editor of its own. */
import type {WalkTools} from '../lib/walk';
import {logIn, logOut} from './account';

/** Logs in as the editor of the second website. */
export async function openSecondSite({typo3, page, access}: WalkTools<'typo3'>): Promise<void> {
  await logOut(page);
  await logIn(page, 'andri.muster', access.password);
  await typo3.menu.waitFor();
  await typo3.settle();
}
