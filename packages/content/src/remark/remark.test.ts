import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {renderMdx} from '../../../../tests/lib/renderMdx';

const page = async (text: string, path?: string) => load(await renderMdx(text, path));

const sketch = (numbers: number[], legend = numbers.map((n) => `${n}. Eintrag ${n}`)) => `
<UiSketch alt="Ein Fenster">
  <UiWindow title="Fenster">
    ${numbers.map((n) => `<UiButton marker={${n}}>Knopf ${n}</UiButton>`).join('\n    ')}
  </UiWindow>
  <UiLegend>

  ${legend.join('\n  ')}

  </UiLegend>
</UiSketch>
`;

describe('values', () => {
  it('take the marks behind them, which do not begin a line', async () => {
    const $ = await page(
      'Öffnen Sie (<Value name="webmailUrl" />). Und <Value name="imapServer" /> auch.',
    );
    const [first, second] = $('p > span').toArray();
    expect($(first).contents().last().text()).toBe(').');
    expect($(second).text()).not.toContain('auch');
    expect($('p').text()).toMatch(/ch\)\. Und .* auch\.$/);
  });

  it('of prose have them behind', async () => {
    const $ = await page('Wir sind da: <Value name="supportHours" />.');
    expect($('p').text()).toMatch(/\S\.$/);
  });
});

describe('figures', () => {
  it('links each number on the sketch with its legend entry, and back', async () => {
    const $ = await page(sketch([1, 2]));
    expect($('#bild-nr-2').attr('href')).toBe('#bild-legende-2');
    expect($('#bild-legende-2 a').attr('href')).toBe('#bild-nr-2');
    expect($('#bild-legende-2').text()).toContain('Eintrag 2');
    expect($('figure').attr('aria-label')).toBe('Ein Fenster');
  });

  it('keeps all of a legend entry that has several paragraphs', async () => {
    const $ = await page(sketch([1], ['1. Erster Absatz\n\n     Zweiter Absatz']));
    expect($('#bild-legende-1 p').text()).toBe('Erster AbsatzZweiter Absatz');
  });

  it('gives the pictures of one page different anchors', async () => {
    const $ = await page(`${sketch([1])}\n${sketch([1])}`);
    const figures = $('figure').map((_, figure) => $(figure).attr('data-figure'));
    expect(figures.get()).toEqual(['bild', 'bild-2']);
  });

  it('names the anchors of a partial after its file', async () => {
    const $ = await page(sketch([1]), 'typo3/_partials/_login-skizze.mdx');
    expect($('figure').attr('data-figure')).toBe('bild-login-skizze');
  });

  it('links «(2)» to the nearest picture above that has the number', async () => {
    const $ = await page(`${sketch([1, 2])}\n${sketch([1])}\n\nKlicken Sie auf (1) und (2).`);
    const references = $('p a').map((_, link) => $(link).attr('href'));
    expect(references.get()).toEqual(['#bild-2-nr-1', '#bild-nr-2']);
    expect($('p').last().text()).toBe('Klicken Sie auf\u00a0(1) und\u00a0(2).');
  });

  it('links a number that comes before its picture', async () => {
    const $ = await page(`Feld (1).\n\n${sketch([1])}`);
    expect($('p a').attr('href')).toBe('#bild-nr-1');
  });

  it('leaves numbers in headings, links and code alone', async () => {
    const $ = await page(`${sketch([1])}\n\n## Titel (1)\n\n[Mehr (1)](/x) und \`(1)\``);
    expect($('a[href="#bild-nr-1"]')).toHaveLength(1);
  });

  it('counts on in a second list of the same legend', async () => {
    const $ = await page(sketch([1, 2], ['1. Eintrag 1', '', 'Danach:', '', '2. Eintrag 2']));
    expect($('[id=bild-legende-1]')).toHaveLength(1);
    expect($('#bild-legende-2').text()).toContain('Eintrag 2');
  });

  it('shows a number without a picture as plain text', async () => {
    const $ = await page('Drei Zimmer (3) sind frei.');
    expect($('a')).toHaveLength(0);
    expect($('p').text()).toBe('Drei Zimmer\u00a0(3) sind frei.');
  });
});

describe('steps', () => {
  const steps = '<Steps>\n\n1. Öffnen\n   Es öffnet sich.\n2. Schliessen\n\n</Steps>';

  it('are a numbered list with an anchor per step', async () => {
    const $ = await page(steps);
    expect($('ol[role=list] > li')).toHaveLength(2);
    expect($('#schritt-2').attr('value')).toBe('2');
    expect($('#schritt-2').text()).toContain('Schliessen');
  });

  it('put the result on a line of its own', async () => {
    const $ = await page(steps);
    expect($('#schritt-1 p').html()).toMatch(/^Öffnen<br\/?>\n?Es öffnet sich\.$/);
  });

  it('continue with the number that the list begins with', async () => {
    const $ = await page('<Steps>\n\n3. Weiter\n\n</Steps>');
    expect($('#schritt-3').attr('value')).toBe('3');
  });

  it('go on after a sentence, with anchors like those of one list', async () => {
    const $ = await page(`${steps}\n\nEin Satz.\n\n<Steps>\n\n3. Weiter\n\n</Steps>`);
    expect(
      $('li')
        .map((_, li) => $(li).attr('id'))
        .get(),
    ).toEqual(['schritt-1', 'schritt-2', 'schritt-3']);
    expect($('ol').last().attr('start')).toBe('3');
  });

  it('lead to another step of the list that they name', async () => {
    const $ = await page(
      '<Steps>\n\n1. Öffnen, sonst weiter mit Schritt 2.\n2. Wie Schritt 2 und Schritt 3\n\n</Steps>',
    );
    expect($('#schritt-1 p a').attr('href')).toBe('#schritt-2');
    expect($('#schritt-1 p').text()).toBe('Öffnen, sonst weiter mit Schritt 2.');
    expect($('#schritt-2 p a')).toHaveLength(0);
  });

  it('begin with the number that their tag names', async () => {
    const $ = await page('<Steps start={3}>\n\n3. Weiter\n\nDazwischen\n\n4. Fertig\n\n</Steps>');
    expect(
      $('li')
        .map((_, li) => $(li).attr('value'))
        .get(),
    ).toEqual(['3', '4']);
  });

  it('count a second list under the same heading', async () => {
    const $ = await page(`${steps}\n\n${steps}`);
    expect($('#schritt-2-1')).toHaveLength(1);
    expect(new Set($('li').map((_, li) => $(li).attr('id'))).size).toBe(4);
  });
});

describe('screenshots', () => {
  const shot = (attributes = '') =>
    `<Screenshot src="./img/bild.webp" alt="Anmeldung" markers={[[10, 20]]}${attributes}>\n\n1. Feld\n\n</Screenshot>`;
  const path = 'tests/fixtures/docs/test.mdx';

  it('know their size, and load when they are near the window', async () => {
    const $ = await page(shot(), path);
    const first = $('img').attr();
    expect(first).toMatchObject({width: '800', height: '600', loading: 'lazy', alt: 'Anmeldung'});
    expect(first?.srcset).toContain('400w');
  });

  it('place their numbers in percent', async () => {
    const $ = await page(shot(), path);
    expect($('#bild-nr-1').attr('style')).toBe(
      'left:clamp(var(--portal-number-half), 10%, 100% - var(--portal-number-half));top:clamp(var(--portal-number-half), 20%, 100% - var(--portal-number-half))',
    );
  });

  it('can be opened without JavaScript', async () => {
    const $ = await page(shot(), path);
    expect($('a[aria-label^="Bild vergrössern"]').attr('href')).toBe('/assets/bild.webp');
  });

  it('stop the build where the file is missing, with place and remedy', async () => {
    await expect(page('\n\n<Screenshot src="./img/fehlt.webp" alt="x" />')).rejects.toThrow(
      /typo3\/test\.mdx:3: Das Bild «\.\/img\/fehlt\.webp» gibt es nicht\. Legen Sie/,
    );
    await expect(page('<Screenshot src="./img/rabatt-50%.webp" alt="x" />')).rejects.toThrow(
      /typo3\/test\.mdx:1: Das Bild «\.\/img\/rabatt-50%\.webp» gibt es nicht/,
    );
  });
});

describe('inline files', () => {
  it('put the HTML of an element into its frame', async () => {
    const $ = await page('<ElementPreview type="accordion" />');
    expect($('iframe').attr('srcdoc')).toContain('<summary>Wo kann ich parkieren?</summary>');
    expect($('iframe').attr('srcdoc')).toContain('href="/preview/elements.css"');
  });

  it('draw thumbs and symbols', async () => {
    const $ = await page(
      '<ElementThumb type="card" />\n\n<UiSketch alt="a"><UiField label="b" type="search" /></UiSketch>',
    );
    expect($('span[aria-hidden=true] > svg')).toHaveLength(2);
  });

  it.each([
    ['<ElementPreview type="karte" />', '«karte» gibt es für <ElementPreview> nicht'],
    ['<UiButton icon="rakete">Los</UiButton>', '«rakete» gibt es für <UiButton> nicht'],
  ])('stop the build for an unknown name: %s', async (text, message) => {
    await expect(page(text)).rejects.toThrow(`typo3/test.mdx:1: ${message}`);
  });
});

describe('tables and questions', () => {
  const fields =
    '<FieldTable>\n\n| Feld | Was es tut |\n|---|---|\n| **Titel** | Zeigt |\n\n</FieldTable>';

  it('make the field’s name the header of its row, and label the other cells', async () => {
    const $ = await page(fields);
    expect($('tbody th[scope=row]').text()).toBe('Titel');
    expect($('tbody td').attr('data-label')).toBe('Was es tut');
  });

  it('tell each part of the table by its role, for the phone, where it is no table to the browser', async () => {
    const $ = await page(fields);
    const roles = $('table, tr, th, td')
      .toArray()
      .map(({attribs}) => attribs.role);
    const head = ['row', 'columnheader', 'columnheader'];
    expect(roles).toEqual(['table', ...head, 'row', 'rowheader', 'cell']);
  });

  it('leave other tables alone', async () => {
    const $ = await page('| A | B |\n|---|---|\n| 1 | 2 |');
    expect($('tbody th')).toHaveLength(0);
  });

  it('give questions an anchor made from the title', async () => {
    const $ = await page(
      '<Faq>\n<Question title="Wie geht’s weiter, über Nacht?">\n\nSo.\n\n</Question>\n</Faq>',
    );
    expect($('details').attr('id')).toBe('frage-wie-geht-s-weiter-über-nacht');
  });
});

describe('a picture and its steps', () => {
  const picture = '<UiSketch alt="Ein Fenster">\n</UiSketch>';
  const list = '<Steps>\n\n1. Klicken Sie.\n\n</Steps>';
  const box = async (...parts: string[]) => {
    const $ = await page(parts.join('\n\n'));
    return $('figure').parent();
  };

  it('stand side by side, with the paragraphs around the steps', async () => {
    const group = await box(picture, 'Davor.', list, 'Danach.', '## Ende');
    expect(group.children('figure, div')).toHaveLength(2);
    expect(group.children('div').text()).toContain('Davor.');
    expect(group.children('div').text()).toContain('Danach.');
    expect(group.children('h2')).toHaveLength(0);
  });

  it('stand side by side if the steps come first', async () => {
    const group = await box(list, picture);
    expect(group.children().first().find('[data-steps]')).toHaveLength(1);
  });

  it('are left alone without steps', async () => {
    expect((await box(picture, 'Text.')).children('p')).toHaveLength(1);
  });

  it('between two lists belongs to the second', async () => {
    const group = await box(list, picture, list);
    expect(group.find('[data-steps]')).toHaveLength(1);
    expect(group.prev().is('[data-steps]')).toBe(true);
  });
});
