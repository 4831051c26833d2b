import {expect} from '../../lib/expect';
import type {WalkTools} from '../../lib/walk';
import {unwatched} from '../../lib/watch';
import {windowSize} from '../../lib/windowSize';
import {elementForm} from '../../typo3/elementForm';
import {textForm} from '../../typo3/textForm';

/** Does the section «links»: sets a link of each kind, changes it and removes it. */
export function linkSection(tools: WalkTools<'typo3'>) {
  const {typo3, page, section} = tools;
  const {dialogue, dialogueModule} = typo3;
  const form = elementForm(typo3, page);
  const {field} = form;
  const {editor, tool, balloon, narrow} = textForm(tools);

  return section('links', async ({step, picture}) => {
    await typo3.open('Seite');
    await step(1, async () => {
      await typo3.open('Seite');
      await typo3.openPage('Restaurant');
    });
    await step(2, async () => {
      await typo3.edit('Engadiner Küche');
      await typo3.tab('Allgemein');
      await editor
        .locator('p')
        .first()
        .dblclick({position: {x: 20, y: 8}});
    });
    await step(3, async () => {
      await tool(/^Link/).click();
      await dialogueModule.locator('body').waitFor();
    });
    await step(4, async ({see}) => {
      await unwatched(async () => {
        await form.linkTab('Externe URL');
        await dialogueModule.locator('[name=ltitle]').fill('Alles über uns');
      });
      await see();
      await form.linkTab('Seite');
      await expect(dialogueModule.locator('[name=ltitle]')).toHaveValue('');
    });
    await step(5, async () => {
      await dialogueModule.locator('[name=ltarget_type]').selectOption({label: 'Neues Fenster'});
      await dialogueModule.locator('[name=ltitle]').fill('So kommen Sie zu uns');
    });
    await unwatched(() => form.showPage('Anreise'));
    await typo3.narrowDialogue();
    await page.setViewportSize({width: 414, height: 600});
    // As narrow as a picture: the tree as if its border were pulled, the rest beside it.
    await dialogueModule.locator('.element-browser-main').evaluate((main) => {
      main.querySelector<HTMLElement>('.element-browser-main-sidebar')!.style.width = '190px';
      main.querySelector<HTMLElement>('.element-browser-main-content')!.style.minWidth = '0';
    });
    await picture('link', {
      of: dialogue,
      pad: 0,
      markers: [
        dialogueModule.getByText('Seite', {exact: true}),
        dialogueModule.getByText('Ziel', {exact: true}),
        dialogueModule.locator('.node').filter({hasText: 'Anreise'}),
        dialogueModule.locator('.t3js-pageLink').first(),
        dialogueModule.getByText('Mit dem Zug zu uns'),
      ],
    });
    await page.setViewportSize(windowSize);
    await step(6, async () => {
      await form.showPage('Anreise');
      await dialogueModule.locator('.t3js-pageLink').first().click();
      await dialogue.waitFor({state: 'hidden'});
      await expect(editor.locator('a')).toContainText('Capuns');
    });
    await step(7, async () => {
      await typo3.save();
      await typo3.showWebsite('Anzeigen', async (website) => {
        const link = website.getByRole('link', {name: 'Capuns'});
        await expect(link).toHaveAttribute('title', 'So kommen Sie zu uns');
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('href', /anreise/);
      });
    });
    await narrow();
    await editor.locator('a').click();
    await expect(balloon.getByRole('button', {name: 'Link bearbeiten'})).toBeVisible();
    await picture('leiste', {of: field('Text'), pad: 8, height: typo3.release === 12 ? 330 : 280});
    await page.setViewportSize(windowSize);
    /** Opens the window of the link again. It says where the link leads. */
    const editLink = async (target: string) => {
      await editor.locator('a').click();
      await balloon.getByRole('button', {name: 'Link bearbeiten'}).click();
      await typo3.settle();
      await expect(dialogueModule.locator('.element-browser')).toContainText(target);
    };
    const setLink = async (tab: string, name: string, text: string) => {
      await form.linkTab(tab);
      await dialogueModule.locator(`[name=${name}]`).fill(text);
      if (tab === 'E-Mail' && typo3.release === 13) {
        await dialogueModule.locator('[name=emailSubject]').fill('Anfrage');
        await dialogueModule.getByText('Inhalt', {exact: true}).waitFor();
      }
      await dialogueModule.getByRole('button', {name: 'Link setzen'}).click();
      await dialogue.waitFor({state: 'hidden'});
    };
    await editLink("Seite 'Anreise'");
    await setLink('Telefon', 'ltelephone', '+41 81 000 00 00');
    await editLink('+41 81 000 00 00');
    await setLink('Externe URL', 'lurl', 'https://example.ch/');
    await editLink('https://example.ch/');
    await setLink('E-Mail', 'lemail', 'reception@example.ch');
    await editLink('reception@example.ch');
    await form.linkTab('Datei');
    await typo3.dialogueNodeName('Dokumente').click();
    await dialogueModule.getByText('speisekarte.pdf').first().click();
    await dialogue.waitFor({state: 'hidden'});
    await expect(editor.locator('a')).toHaveAttribute('href', /t3:\/\/file/);
    await editor.locator('a').click();
    await balloon.getByRole('button', {name: 'Link entfernen'}).click();
    await expect(editor.locator('a')).toHaveCount(0);
    await expect(editor).toContainText('Capuns');
  });
}
