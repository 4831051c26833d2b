import {expect, it} from 'vitest';
import {componentsOf} from './stockSite';

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
