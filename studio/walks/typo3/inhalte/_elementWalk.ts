import type {Section, Walk, WalkTools} from '../../../lib/walk';
import type {Typo3} from '../../../typo3/backend';
import {elementPage, type Element} from './_elementPage';

type Tools = WalkTools<'typo3'> & Section & {element: ReturnType<typeof elementPage>};

/**
 * Defines the walk of a content element's page. It inserts the element, fills in the form as `fill` does, takes the
 * picture of the saved element and looks at every field.
 */
export const elementWalk =
  (
    of: Element | ((typo3: Typo3) => Element),
    fill: (tools: Tools) => Promise<unknown>,
  ): Walk<'typo3'> =>
  async (tools) => {
    const settings = typeof of === 'function' ? of(tools.typo3) : of;
    const element = elementPage(tools, settings);
    await element.insert();
    await tools.section('ausfuellen', async (section) => {
      if (!settings.isSavedAtOnce) {
        await element.openForm();
      }
      await fill({...tools, ...section, element});
      await element.savedPicture(section.picture);
    });
    await element.fields();
  };
