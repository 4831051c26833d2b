import {describe, expect, it} from 'vitest';
import {applyEdits, dedent, describeEdit} from './edits';

const project = {html: '<body>\n  <h1>A</h1>\n</body>\n', css: '', js: 'let a = 1;\n'};

describe('applyEdits', () => {
  it('sets, appends, replaces and inserts', () => {
    const after = applyEdits(project, [
      {pane: 'html', find: '<h1>A</h1>', replace: '<h1>B</h1>'},
      {pane: 'html', before: '</body>', insert: '  <p>C</p>\n'},
      {pane: 'html', after: '<body>', insert: '\n  <!-- D -->'},
      {pane: 'css', append: 'p {}\n'},
      {pane: 'js', append: 'a = 2;\n'},
    ]);
    expect(after).toEqual({
      html: '<body>\n  <!-- D -->\n  <h1>B</h1>\n  <p>C</p>\n</body>\n',
      css: 'p {}\n',
      js: 'let a = 1;\n\na = 2;\n',
    });
    expect(applyEdits(project, [{pane: 'js', set: ''}]).js).toBe('');
  });

  it.each([
    ['missing', '<h2>', '0 times'],
    ['ambiguous', 'h1>', '2 times'],
  ])('names a %s mark', (_, find, message) => {
    expect(() => applyEdits(project, [{pane: 'html', find, replace: ''}])).toThrow(message);
  });
});

describe('dedent', () => {
  it('removes the shared indentation and blank ends', () => {
    expect(dedent('\n    <ul>\n      <li>\n\n    </ul>\n')).toBe('<ul>\n  <li>\n\n</ul>');
  });
});

describe('describeEdit', () => {
  it('says where the code goes', () => {
    expect(describeEdit({pane: 'html', before: '  </body>', insert: '    <p>A</p>\n'})).toEqual({
      pane: 'html',
      place: 'In index.html vor «</body>»',
      code: '<p>A</p>',
    });
    expect(describeEdit({pane: 'css', append: 'p {}\n'}).place).toBe('In style.css am Schluss');
    expect(describeEdit({pane: 'js', set: 'a'}).place).toBe('So sieht script.js danach aus');
    expect(describeEdit({pane: 'html', find: ' <b>\nx', replace: ''}).place).toBe(
      'In index.html statt «<b>» bis «x»',
    );
    expect(describeEdit({pane: 'html', after: '<p>', insert: ''}).place).toContain('nach «<p>»');
    expect(describeEdit({pane: 'html', find: 'a', replace: 'b'}).place).toContain('statt «a»');
    expect(describeEdit({pane: 'html', before: ' <p>\n   Mehr', insert: ''}).place).toBe(
      'In index.html vor «<p> Mehr»',
    );
  });
});
