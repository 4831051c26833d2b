import {describe, expect, it} from 'vitest';
import {dropUnusedCss, wordsOf} from './unusedCss';

const slim = (css: string, script = '') => dropUnusedCss(css, new Set(wordsOf(script)));

describe('dropUnusedCss', () => {
  it('drops rules of classes that no script names', () => {
    const css = '.card{top:0}.hero,.card a{top:1px}.hero .card{top:2px}a{top:3px}';
    expect(slim(css, 'x("card")')).toBe('.card{top:0}.card a{top:1px}a{top:3px}');
  });

  it('keeps classes whose name a script composes', () => {
    expect(slim('.alert--info{top:0}.alert{top:0}', 'x(`alert--${kind}`)')).toBe(
      '.alert--info{top:0}',
    );
  });

  it('keeps what only excludes a class', () => {
    expect(slim('a:not(.menu__link){top:0}')).toBe('a:not(.menu__link){top:0}');
  });

  it.each([
    ['.card :is(.hero, .title){top:0}', true],
    ['.card :where(.hero, :not(.card)){top:0}', true],
    [':is(.card:nth-child(2), .hero) > a{top:0}', true],
    ['.card:not(:is(.hero, .pane)){top:0}', true],
    ['.card :is(.hero, .pane){top:0}', false],
    ['.card:has(> .hero){top:0}', false],
  ])('keeps a choice as long as one alternative is there: %s', (rule, isKept) => {
    expect(slim(rule, 'x("card title")')).toBe(isKept ? rule : '');
  });

  it('drops custom properties that nothing reads', () => {
    const css = ':root{--a:var(--b);--b:1px;--c:2px;--d:3px}a{top:var( --c , 0)}';
    expect(slim(css, 'style.setProperty("--d",0)')).toBe(
      ':root{--c:2px;--d:3px}a{top:var( --c , 0)}',
    );
  });

  it('drops custom properties that are set anew further down for the same selectors', () => {
    const read = 'b{top:var(--a);left:var(--b)}';
    expect(
      slim(`${read}:root{--a:1px;--b:1px}@media print{:root{--a:2px}}:root,i{--a:3px}i{--a:4px}`),
    ).toBe(`${read}:root{--b:1px}:root,i{--a:3px}i{--a:4px}`);
  });

  it.each([
    ':root{--a:1px}@media print{:root{--a:2px}}',
    ':root{--a:1px!important}:root{--a:2px}',
    'html:root{--a:1px}:root{--a:2px}',
    ':root,i{--a:1px}:root{--a:2px}',
  ])('keeps those that can have an effect: %s', (rules) => {
    const css = `b{top:var(--a)}${rules}`;
    expect(slim(css)).toBe(css);
  });

  it('leaves no empty blocks, and animations alone', () => {
    const css = '@media print{.hero{top:0}}@keyframes k{0%{top:0}}';
    expect(slim(css)).toBe('@keyframes k{0%{top:0}}');
  });
});
