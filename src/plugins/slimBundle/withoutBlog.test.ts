import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import withoutBlog from './withoutBlog.mjs';

const upstream = 'node_modules/@docusaurus/theme-common/lib/utils/ThemeClassNames.js';

it('takes out of upstream’s table what belongs to a blog, and nothing else', async () => {
  const source = readFileSync(upstream, 'utf8');
  const load = (code: string) =>
    import(`data:text/javascript,${encodeURIComponent(code)}`) as Promise<{
      ThemeClassNames: object;
    }>;
  const names = ({ThemeClassNames}: {ThemeClassNames: object}) =>
    JSON.stringify(ThemeClassNames).match(/"\w+"/g)!;
  const [all, rest] = [names(await load(source)), names(await load(withoutBlog(source)))];
  const gone = all.filter((name) => !rest.includes(name));
  expect(gone.length).toBeGreaterThan(5);
  expect(gone.filter((name) => !name.startsWith('"blog'))).toEqual([]);
});
