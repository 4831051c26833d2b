import {expect, it} from 'vitest';
import {compilePage} from '../../../../tests/lib/compilePage';

/** Returns the parts of a page in their order, as the build nests them. */
async function partsOf(text: string): Promise<string> {
  const code = await compilePage(text, 'typo3/inhalte/inhaltselemente/test.mdx');
  return [
    ...code.matchAll(/_jsxs?\((SectionsHead|Section|SectionBody|Related|Bild|_components\.h2),/g),
  ]
    .map(([, name]) => name!.replace('_components.', ''))
    .join(' ');
}

it('puts each heading with what follows it into a section, and what is related after them', async () => {
  expect(
    await partsOf('Text\n\n## A\n\nText\n\n### B\n\n## C\n\n<Related>\n\n- D\n\n</Related>\n'),
  ).toBe('SectionsHead Section h2 SectionBody Section h2 SectionBody Related');
});

it('leaves a partial with sections of its own between them', async () => {
  expect(
    await partsOf(
      "import Bild from '@site/typo3/_partials/elemente/_bild.mdx';\n\n## A\n\nText\n\n<Bild />\n",
    ),
  ).toBe('SectionsHead Section h2 SectionBody Bild');
});

it('leaves a page without sections as it is', async () => {
  expect(await partsOf('Text\n\n### B\n')).toBe('');
});
