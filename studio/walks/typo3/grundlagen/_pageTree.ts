import {expect} from '../../../lib/expect';
import type {WalkTools} from '../../../lib/walk';
import {windowSize} from '../../../lib/windowSize';

/** Returns what the walk does in the page tree and in the properties of a page. */
export function pageTree({typo3, page}: Pick<WalkTools<'typo3'>, 'typo3' | 'page'>) {
  const {module, tree, button, field, node, settle, hiddenSign: isHidden} = typo3;
  const contextMenu = page.locator('.context-menu').filter({visible: true}).last();
  const command = (name: string) => contextMenu.getByText(name, {exact: true});
  const symbol = (title: string) => tree.locator(`[class*="toolbar__drag-node"][title="${title}"]`);
  const titles = async () =>
    (await tree.locator('.node-name').allTextContents()).map((text) => text.trim());
  const titleField = tree.locator('.node input, .nodes-list input, .node-edit').first();

  /** Opens the context menu of a page, beside its title. */
  const openMenu = async (title: string) => {
    // The tree may be drawn again meanwhile, which closes the menu.
    await expect(async () => {
      const {y, height} = (await node(title).boundingBox())!;
      const {x} = (await (typo3.release === 12 ? tree : node(title)).boundingBox())!;
      await page.mouse.click(x + 206, y + Math.min(12, height / 2), {button: 'right'});
      await contextMenu.waitFor({timeout: 5000});
      await settle();
      await expect(command('Löschen')).toBeVisible({timeout: 5000});
    }).toPass({timeout: 90_000});
  };
  const chooseHere = async (...names: string[]) => {
    for (const name of names) {
      await command(name).click();
      await settle();
    }
  };
  const choose = async (title: string, ...names: string[]) => {
    await openMenu(title);
    await chooseHere(...names);
  };
  /** Pulls the border of the tree until it is as wide as a picture may be. */
  const widenTree = () => typo3.narrow(windowSize.width - 240 - 390);
  const typeTitle = async (title: string) => {
    await titleField.fill(title);
    await titleField.press('Enter');
    await node(title).waitFor();
    await settle();
  };
  const openProperties = async (title: string) => {
    await typo3.openPage(title);
    await button('Seiteneigenschaften bearbeiten').click();
    await module.locator('.nav-tabs').waitFor();
    await settle();
  };
  /** Hides a page and its subpages. */
  const hide = async (title: string) => {
    await openProperties(title);
    await typo3.tab('Zugriff');
    await box('Seite sichtbar').uncheck();
    await box('Auf Unterseiten ausdehnen').check();
    await typo3.save();
    // The backend opens the tab that was open last.
    await typo3.tab('Allgemein');
    await expect(isHidden(title).first()).toBeVisible();
  };
  const box = (label: string) => field(label).locator('input[type=checkbox]').first();

  return {
    contextMenu,
    command,
    symbol,
    titles,
    titleField,
    openMenu,
    chooseHere,
    choose,
    widenTree,
    typeTitle,
    openProperties,
    hide,
    box,
  };
}
