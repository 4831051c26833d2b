import {expect} from '../../lib/expect';
import type {WalkTools} from '../../lib/walk';
import {beyond, unwatched} from '../../lib/watch';
import {elementForm} from '../../typo3/elementForm';
import {textForm} from '../../typo3/textForm';

/** A text as a word processor puts it on the clipboard. */
const wordText = `
  <h2 style="color: #2e74b5">Wintersaison</h2>
  <p style="color: red"><b>Offen</b> vom <a href="https://example.ch/">12. Dezember</a> an.</p>
  <ul><li>Langlauf</li><li>Eisfeld</li></ul>`;

/** Does the section «word»: pastes a text without its formats, and with them. */
export function wordSection(tools: WalkTools<'typo3'>) {
  const {typo3, page, section} = tools;
  const {field} = elementForm(typo3, page);
  const {editor, tool, narrow} = textForm(tools);

  return section('word', async ({step, picture}) => {
    await typo3.openPage('Restaurant');
    await step(1, async () => {
      const word = await page.context().newPage();
      await word.setContent(wordText);
      await beyond(
        'Word ist ein anderes Programm: Das Skript kopiert einen Text, wie Word ihn schreibt.',
        async () => {
          await word.keyboard.press('Control+A');
          await word.keyboard.press('Control+C');
        },
      );
      await word.close();
      await page.bringToFront();
    });
    await step(2, async () => {
      await typo3.edit('Engadiner Küche');
      await editor.click();
      await page.keyboard.press('Control+End');
      await unwatched(() => page.keyboard.press('Enter'));
    });
    const pasted = editor.locator('p').last();
    await step(3, async () => {
      await page.keyboard.press('Control+Shift+V');
      await expect(editor).toContainText('Offen vom 12. Dezember an.');
      await expect(editor.locator('h2, strong, ul, a')).toHaveCount(0);
    });
    await narrow();
    await picture('word', {of: field('Text'), pad: 8, height: 360});
    await step(4, async ({see}) => {
      await pasted.getByText('Langlauf').click();
      await tool(/^Aufzählung/).click();
      await expect(editor.locator('li')).toHaveCount(1);
      await see();
      await typo3.save();
      await expect(editor.locator('li')).toHaveCount(1);
    });
    // With its formats, the text keeps what the manual says.
    await editor.click();
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Control+V');
    await expect(editor.locator('strong')).toHaveCount(1);
    await page.keyboard.press('Control+A');
    await tool('Formatierung entfernen').click();
    await expect(editor.locator('strong')).toHaveCount(0);
    await expect(editor.locator('h2, li, a')).toHaveCount(4);
  });
}
