import {compile} from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import {expect, it} from 'vitest';
import config from '../../docusaurus.config';

it('gives footnotes German texts', async () => {
  const page = 'Ein Satz.[^1] Noch einer.[^1]\n\n[^1]: Die Quelle.\n';
  const {remarkRehypeOptions} = config.markdown;
  const code = String(await compile(page, {remarkPlugins: [remarkGfm], remarkRehypeOptions}));
  expect(code).toContain('Fussnoten');
  expect(code).toContain('Zurück zur Fussnote 1 im Text, Stelle 2');
  expect(code).not.toMatch(/Footnotes|Back to/);
});
