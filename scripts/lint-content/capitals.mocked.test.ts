import {expect, it, vi} from 'vitest';
import {checkFiles, head} from './lib/testing';
import imports from './rules/importe';
import links from './rules/links';
import pictures from './rules/bilder-fehlend';

vi.mock('node:fs', async (original) => ({
  ...(await original<object>()),
  // As on a Mac, which also finds a file by a name with other capitals.
  existsSync: () => true,
}));

it.each([
  [pictures, '![Logo](/img/Logo.svg)', '![Logo](/img/logo.svg)'],
  [pictures, '![Logo](/Img/logo.svg)', '![Logo](/img/logo.svg)'],
  [links, '[Logo](/img/Logo.svg)', '[Logo](/img/logo.svg)'],
  [
    imports,
    "import Kbd from '@site/src/components/kbd/index.tsx';",
    "import Kbd from '@site/src/components/Kbd/index.tsx';",
  ],
])('$name finds a name with other capitals in %s', async (rule, wrong, right) => {
  const check = (body: string) => checkFiles(rule, {'email/test.mdx': `${head}${body}\n`});
  expect(await check(wrong)).toEqual([expect.stringContaining('gibt es nicht → ')]);
  expect(await check(right)).toEqual([]);
});
