/** The form of an element with a text, as the walks of the pages about the form use it. */
import type {WalkTools} from '../lib/walk';
import {windowSize} from '../lib/windowSize';

export function textForm({typo3, page}: WalkTools<'typo3'>) {
  const {module} = typo3;
  const editor = module.locator('.ck-editor__editable').first();
  const bar = module.locator('.ck-toolbar').first();

  return {
    editor,
    /** The bar above the text. */
    bar,
    /** A button of that bar. */
    tool: (name: string | RegExp) => bar.getByRole('button', {name}).first(),
    /** What appears beside the cursor in the text: for a link, for a table. */
    balloon: module.locator('.ck-balloon-panel_visible:has(button)').first(),

    /** Makes the form narrow and the window so high that all of it is in sight. */
    narrow: async (width?: number) => {
      await page.setViewportSize({...windowSize, height: 1500});
      await typo3.narrow(width);
      // A field in use has a frame.
      await module
        .locator('body')
        .evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    },
  };
}
