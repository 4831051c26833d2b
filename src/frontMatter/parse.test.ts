import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {describe, expect, it} from 'vitest';
import {FrontMatterError, parseFrontMatter} from './parse';

const read = (filePath: string, fileContent: string) =>
  parseFrontMatter({
    filePath,
    fileContent,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });

describe('parseFrontMatter', () => {
  it('stops with file, line and remedy, all problems at once', async () => {
    const parsing = read('typo3/login.mdx', '---\ntitle: Anmelden\nkeyword: [a]\n---\n\nText\n');
    await expect(parsing).rejects.toThrow(FrontMatterError);
    await expect(parsing).rejects.toThrow(
      'typo3/login.mdx:3: Den Schlüssel «keyword» gibt es nicht.',
    );
    await expect(parsing).rejects.toThrow('«description» fehlt');
  });

  it('explains front matter that cannot be read', async () => {
    const parsing = read('email/index.mdx', '---\ntitle: Mail: einrichten\n---\n');
    await expect(parsing).rejects.toThrow(/email\/index\.mdx:2: .*Doppelpunkt/);
  });

  it('leaves partials alone', async () => {
    const partial = await read('typo3/_partials/_anmelden.mdx', 'Text\n');
    expect(partial.frontMatter).toEqual({});
  });
});
