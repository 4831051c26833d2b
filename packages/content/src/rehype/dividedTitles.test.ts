import type {Root} from 'hast';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';
import dividedTitles from './dividedTitles';

/** Returns the texts of HTML after the plugin, with a bar for each soft hyphen. */
function texts(html: string): string[] {
  const processor = unified().use(rehypeParse, {fragment: true}).use(dividedTitles);
  const tree = processor.runSync(processor.parse(html)) as Root;
  const found: string[] = [];
  visit(tree, 'text', ({value}) => void found.push(value.replaceAll('\u00AD', '|')));
  return found;
}

it('divides long words of headings and table heads, also in bold', () => {
  expect(texts('<h2>Die <strong>Abwesenheitsmeldung</strong></h2>')).toEqual([
    'Die ',
    'Ab|we|sen|heits|mel|dung',
  ]);
  expect(texts('<table><tr><th>Zahlungsbedingungen</th></tr></table>')).toEqual([
    'Zah|lungs|be|din|gun|gen',
  ]);
});

it('says a divided heading in one piece', () => {
  const processor = unified().use(rehypeParse, {fragment: true}).use(dividedTitles);
  const name = (html: string) => {
    const [title] = (processor.runSync(processor.parse(html)) as Root).children;
    return title?.type === 'element' ? title.properties.ariaLabel : null;
  };
  expect(name('<h2>Abwesenheitsmeldung</h2>')).toBe('Abwesenheitsmeldung');
  expect(name('<h2>Ordner</h2>')).toBeUndefined();
});

it('leaves text, cells, labels and code as they are', () => {
  const html = '<p>Abwesenheitsmeldung</p><h3><code>abwesenheitsmeldung</code></h3>';
  expect(texts(html)).toEqual(['Abwesenheitsmeldung', 'abwesenheitsmeldung']);
  expect(texts('<table><tr><th translate="no">Zahlungsbedingungen</th></tr></table>')).toEqual([
    'Zahlungsbedingungen',
  ]);
  expect(texts('<table><tr><td>Zahlungsbedingungen</td></tr></table>')).toEqual([
    'Zahlungsbedingungen',
  ]);
});
