import {expect, it} from 'vitest';
import {linked, projectFrom} from './project';

const fence = (language: string, code: string) => (
  <pre>
    <code className={`language-${language}`}>{code}</code>
  </pre>
);

it('reads the code fences of an example, in the order of the course', () => {
  expect(
    projectFrom([
      <p key="0">Text</p>,
      <div key="1">{fence('html', '<i>')}</div>,
      fence('js', 'a();\n'),
      fence('html', '<b>\n'),
      fence('toml', 'x'),
    ]),
  ).toEqual({project: {html: '<b>', css: '', js: 'a();'}, panes: ['html', 'js']});
});

it('refuses an example without code', () => {
  expect(() => projectFrom(<p>Text</p>)).toThrow('has no code');
});

it('links the files, without another line', () => {
  const {html} = linked({html: '<b>\n', css: 'b {}', js: 'a();'});
  expect(html).toMatch(/href="style.css">.*<b>\n.*src="script.js"/s);
  expect(html.split('\n')).toHaveLength(2);
});
