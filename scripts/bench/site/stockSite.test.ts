import {expect, it} from 'vitest';
import {componentsOf, withStubs} from './stockSite';

it('finds the components that a stock site has to stand in for', () => {
  const page = `import Teil from '@site/email/_partials/_teil.mdx';
import {Exercise, Hint} from '@site/src/components/course';

<Steps>
<Screenshot src="./a.webp" /> <Teil /> <Hint>Text</Hint>
</Steps>
`;
  expect(componentsOf(page)).toEqual({
    global: ['Steps', 'Screenshot'],
    fromProject: ['Exercise', 'Hint'],
  });
});

it('lets pages import stand-ins in place of the project’s components', () => {
  const page = `import Home from '@site/src/components/Home';
import {Exercise} from '@site/src/components/course';
import Teil from '@site/email/_partials/_teil.mdx';`;
  expect(withStubs(page)).toBe(`import {Home} from '@site/src/stubs';
import {Exercise} from '@site/src/stubs';
import Teil from '@site/email/_partials/_teil.mdx';`);
});
