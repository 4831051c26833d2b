import {expect, it} from 'vitest';
import {parseCategory} from './category';
import {plainText} from './plainText';

const endings = ['\r\n', '\r'];

it.each(endings)('writes the same for %j', (ending) => {
  expect(plainText(`\uFEFFEins${ending}${ending}Zwei${ending}`)).toBe('Eins\n\nZwei\n');
});

it('reads a category with any line ends', () => {
  const category = '{\n  "label": "Programme"\n}\n';
  expect(
    parseCategory('email/programme/_category_.json', category.replaceAll('\n', '\r\n')),
  ).toEqual(parseCategory('email/programme/_category_.json', category));
});
