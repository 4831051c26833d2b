import {expect} from '../../../lib/expect';
import {walk} from '../../../lib/walk';
import {unwatched} from '../../../lib/watch';
import {windowSize} from '../../../lib/windowSize';
import {drag} from '../../../lib/drag';
import {elementForm} from '../../../typo3/elementForm';
import {textForm} from '../../../typo3/textForm';

export default walk<'typo3'>(async (tools) => {
  const {typo3, page, section} = tools;
  const {module, tree, dialogue, button, node} = typo3;
  const form = elementForm(typo3, page);
  const {field} = form;
  const {narrow} = textForm(tools);
  const row = (title: string) => module.locator('tbody tr').filter({hasText: title}).first();
  const symbol = (title: string, name: string) => row(title).locator(`[title="${name}"]`).first();
  const contextMenu = page.locator('.context-menu').last();

  /** Adds a folder to the tree, as it is on a website with a portfolio. */
  const addFolder = async (title: string) => {
    await drag(
      page,
      tree.locator('.tree-toolbar__drag-node[title="Ordner"]'),
      node('News'),
      'above',
    );
    const input = tree.locator('input.node-edit, .node input, .nodes-list input').first();
    await input.fill(title);
    await input.press('Enter');
    await node(title).waitFor();
    await typo3.settle();
    await node(title).click({button: 'right'});
    await contextMenu.waitFor();
    await contextMenu.getByText('Aktivieren', {exact: true}).click();
    await typo3.settle();
  };
  const openFolder = async () => {
    await typo3.open('Liste');
    await typo3.expandTo('Referenzen');
    await node('Referenzen').click();
    await module.getByRole('heading', {name: 'Referenzen'}).first().waitFor();
    await typo3.settle();
  };
  const newProject = async () => {
    await module.getByRole('link', {name: 'Projekt', exact: true}).last().click();
    await module.locator('.nav-tabs').first().waitFor();
    await typo3.settle();
  };
  const saveAndClose = async (title: string) => {
    await typo3.save();
    await typo3.close();
    await expect(row(title)).toBeVisible();
  };

  await section('ordner', async ({picture}) => {
    await typo3.openPage('Anreise');
    if (!(await node('Referenzen').isVisible())) {
      await addFolder('Referenzen');
    }
    for (const title of ['Arvenzimmer', 'Speisesaal']) {
      await openFolder();
      await button('Neuen Datensatz erstellen').click();
      await typo3.settle();
      await newProject();
      await form.write('Titel', title);
      await saveAndClose(title);
    }
    await expect(row('Speisesaal')).toBeVisible();
    await picture('ordner', {of: [node('Hotel Alpenrose').first(), node('News')], pad: 4});
  });

  await section('erfassen', async ({step, skip, fields, picture}) => {
    await step(1, async () => {
      await typo3.open('Dateiliste');
      await typo3.nodeName('Haus').click();
      await typo3.settle();
      const choosing = page.waitForEvent('filechooser');
      await button('Dateien hochladen').click();
      await (await choosing).setFiles('studio/demo/pictures/sauna-abend.jpg');
      await expect(module.getByText('sauna-abend.jpg').first()).toBeVisible();
    });
    await step(2, () => openFolder());
    await step(3, async () => {
      await button('Neuen Datensatz erstellen').click();
      await module.getByText('Neuer Datensatz').first().waitFor();
      await typo3.narrow();
      await picture('neu', {
        of: [
          module.getByText('Neuer Datensatz').first(),
          module.getByRole('link', {name: 'Projekt', exact: true}).last(),
        ],
        width: 390,
      });
      await newProject();
      await page.setViewportSize(windowSize);
      await expect(module.getByRole('heading', {name: /neu erstellen/})).toBeVisible();
    });
    await step(4, async () => {
      await form.write('Titel', 'Neue Sauna');
      await form.write('Kurztext', 'Ein Raum aus Arvenholz mit Blick auf den See.');
      await form.write('Text', 'Die alte Waschküche ist heute eine Sauna für acht Personen.');
      await form.tick('Kategorien', ['Umgebung']);
    });
    await step(5, async ({see}) => {
      await typo3.tab('Bilder');
      await see();
      await form.openFiles(field('Titelbild'));
    });
    await step(6, () => form.chooseFile('Haus', 'sauna-abend.jpg'));
    await step(7, async () => {
      await typo3.tab('Zugriff');
      await form.toggle('Aktiviert');
    });
    await unwatched(() => typo3.tab('Allgemein'));
    await narrow();
    await picture('maske', {of: [module.locator('.nav-tabs').first(), field('Text')], pad: 8});
    await page.setViewportSize(windowSize);
    await step(8, () => saveAndClose('Neue Sauna'));
    await step(9, async () => {
      await expect(symbol('Neue Sauna', 'Datensatz sichtbar machen')).toBeVisible();
      await symbol('Neue Sauna', 'Datensatz sichtbar machen').click();
      await expect(symbol('Neue Sauna', 'Datensatz verbergen')).toBeVisible();
    });
    skip(10, 'Die Beispielwebsite zeigt keine Übersicht der Projekte.');
    await symbol('Neue Sauna', 'Datensatz bearbeiten').click();
    await module.locator('.nav-tabs').first().waitFor();
    await typo3.settle();
    await fields(async ({see}) => {
      for (const tab of ['Allgemein', 'Bilder', 'Zugriff']) {
        await typo3.tab(tab);
        await see();
      }
    });
  });

  await section('reihenfolge', async () => {
    await openFolder();
    const titles = () => module.locator('tbody tr .col-title').allInnerTexts();
    const before = await titles();
    await symbol(before[1]!.trim(), 'Nach oben verschieben').click();
    await expect.poll(async () => (await titles())[0]).toBe(before[1]);
    await expect(module.locator('[title="Nach unten verschieben"]').first()).toBeVisible();
  });

  await section('aendern', async ({step, picture}) => {
    await openFolder();
    await typo3.narrow(500);
    const rows = module.locator('table').first().locator('tbody tr');
    const part = (name: string) => rows.nth(1).locator(`[title="${name}"]`).first();
    await picture('liste', {
      of: [
        module.locator('thead .col-title').first(),
        rows.first().locator('.col-title'),
        rows.last().locator('.col-control').last(),
      ],
      pad: 0,
      width: 390,
      markers: [
        part('Datensatz bearbeiten'),
        part('Datensatz verbergen'),
        part('Nach oben verschieben'),
        part('Datensatz löschen(!)'),
      ],
    });
    await page.setViewportSize(windowSize);
    await step(1, () => openFolder());
    await step(2, () => part('Datensatz verbergen').click());
    await step('2.1', () => openFolder());
    await step('2.2', async () => {
      await part('Datensatz löschen(!)').click();
      await expect(dialogue).toContainText('löschen');
    });
    await step('2.3', async () => {
      await dialogue.getByRole('button', {name: 'Datensatz löschen(!)', exact: true}).click();
      await expect(rows).toHaveCount(2);
    });
  });
});
