/** The overview of the content elements: the window must offer each of them. */
import {expect} from '../../../lib/expect';
import {walk} from '../../../lib/walk';

const ownName = 'Name des Elements in dieser Anleitung, das Fenster nennt es anders.';

/**
 * Returns the walk of an overview. `offered` are the elements that each section of the page names, as the window
 * names them. `renamed` are the names in the comparison that only the page uses.
 */
export const elementOverview = (
  offered: Readonly<Record<string, readonly string[]>>,
  renamed: readonly string[],
) =>
  walk<'typo3'>(async ({typo3, section}) => {
    const {wizard} = typo3;
    const search = wizard.locator('input[type=search]');

    await typo3.openPage('Preise');
    await typo3.openElements();

    for (const [id, names] of Object.entries(offered)) {
      await section(id, async ({fields}) => {
        await fields(async () => {
          for (const name of names) {
            await search.fill(name);
            await expect(
              wizard.getByText(name, {exact: true}).filter({visible: true}).first(),
            ).toBeVisible();
          }
        });
      });
    }

    await section('oft-verwechselt', async ({fields}) => {
      await fields(
        async ({see}) => {
          for (const name of Object.values(offered).flat()) {
            await search.fill(name);
            await see();
          }
        },
        Object.fromEntries(renamed.map((name) => [name, ownName])),
      );
    });
  });
