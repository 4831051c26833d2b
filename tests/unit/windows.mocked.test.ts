/** Editors on Windows: paths have backslashes there, and those in pages have none. */
import type nodePath from 'node:path';
import {expect, it, vi} from 'vitest';
import {head} from '../../scripts/lint-content/lib/testing';
import {loadRules} from '../../scripts/lint-content/rules';
import {selectionOf} from '../../scripts/lint-content/selection';
import {siteOf} from '@portal/content/source/site';
import {importedPartials} from '@portal/common/text/importedPartials';
import {isPartial} from '@portal/common/text/isPartial';
import {recordFile} from '@portal/content/walks/record';

vi.mock('node:path', async (original) => {
  const {default: path} = await original<{default: typeof nodePath}>();
  return {...path.win32, default: path.win32};
});

const site = siteOf(
  {
    'email/programme/a.mdx': `${head}import Teil from '../_teil.mdx';\n\n[B](./b.mdx)\n\n<Teil />\n\n![Bild](./img/c.webp)\n`,
    'email/programme/b.mdx': `${head}[A](/email/programme/a)\n`,
    'email/_teil.mdx': '[B](./programme/b.mdx)\n',
  },
  [{file: 'email/programme/img/c.webp', size: 1}],
);

it.each(['links', 'importe', 'bilder-fehlend', 'bilder-unbenutzt', 'durchgang', 'adressen'])(
  '%s finds what pages refer to',
  async (name) => {
    const rule = (await loadRules()).find((candidate) => candidate.name === name)!;
    expect(await rule.check(site)).toEqual([]);
  },
);

it('takes a folder as the command line of Windows completes it', () => {
  const isSelected = selectionOf([String.raw`email\programme\a.mdx`], site);
  expect([...site.pages.keys()].filter(isSelected)).toEqual(['email/programme/a.mdx']);
  expect([...site.pages.keys()].filter(selectionOf(['.\\email\\programme\\'], site))).toHaveLength(
    2,
  );
});

it('knows partials and records by the paths that the build gives', () => {
  expect(isPartial(String.raw`C:\handbuch\email\_teil.mdx`)).toBe(true);
  expect(recordFile(String.raw`C:\handbuch\typo3\login.mdx`)).toBe(
    String.raw`C:\handbuch\typo3\login.walk.json`,
  );
  expect(
    importedPartials(
      "import Teil from '@site/email/_teil.mdx';",
      String.raw`C:\handbuch\email\a.mdx`,
      String.raw`C:\handbuch`,
    ),
  ).toEqual([String.raw`C:\handbuch\email\_teil.mdx`]);
});
