import {describe, expect, it} from 'vitest';
import {contrast, isTransparent, parseColor, sameColor} from './color';
import {mentions, numberIn, pixels, withoutTexts} from './text';

describe('colours', () => {
  it('reads what the frame reports', () => {
    expect(parseColor('rgb(1, 2, 3)')).toEqual([1, 2, 3, 1]);
    expect(parseColor('rgba(1, 2, 3, 0.5)')).toEqual([1, 2, 3, 0.5]);
    expect(parseColor('red')).toBeNull();
  });

  it('computes contrast as WCAG does', () => {
    expect(contrast('rgb(0, 0, 0)', 'rgb(255, 255, 255)')).toBeCloseTo(21);
    expect(contrast('rgb(119, 119, 119)', 'rgb(255, 255, 255)')).toBeCloseTo(4.48, 2);
    expect(contrast('rgb(0, 0, 0)', null)).toBeNull();
    expect(contrast('rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)')).toBeCloseTo(1);
    expect(contrast('rgba(0, 0, 0, 0.5)', 'rgb(255, 255, 255)')).toBeCloseTo(
      contrast('rgb(127.5, 127.5, 127.5)', 'rgb(255, 255, 255)')!,
    );
  });

  it('compares', () => {
    expect(isTransparent('rgba(0, 0, 0, 0)')).toBe(true);
    expect(isTransparent('rgb(0, 0, 0)')).toBe(false);
    expect(sameColor('rgb(0, 0, 0)', 'rgba(0, 0, 0, 1)')).toBe(true);
    expect(sameColor('rgb(0, 0, 0)', 'rgb(0, 0, 1)')).toBe(false);
  });
});

describe('numberIn', () => {
  it.each([
    ['250 g Butter', 250],
    ["1'500 g", 1500],
    ['1,5 kg', 1.5],
    ['1 050 g', 1050],
    ['12\u202f500\u00a0g', 12500],
    ['½ Teelöffel', 0.5],
    ['-3', -3],
    ['keine', null],
    ['', null],
  ])('%s → %s', (text, number) => {
    expect(numberIn(text)).toBe(number);
  });
});

it('mentions and pixels are generous', () => {
  expect(mentions('SPITZBUBEN backen', 'Spitzbuben')).toBe(true);
  expect(mentions('Quittengelée', 'Gelee')).toBe(true);
  expect(pixels('12.5px')).toBe(12.5);
  expect(pixels('auto')).toBe(0);
  expect(pixels(undefined)).toBe(0);
});

it.each([
  ['gruss = "wie geht es dir?" // wenn?', 'gruss =    '],
  ['a = \'it\\\'s\' ? "b" : "c"', 'a =   ?   :  '],
  ['/* if */ if (x) y("//?")', '  if (x) y( )'],
  ['`Hallo?`', ''],
  ['`${tag ? 1 : 2} Uhr?`', '${tag ? 1 : 2}'],
  ["// don't\nif (a) b", ' \nif (a) b'],
])('leaves comments and texts out of %s', (code, rest) => {
  expect(withoutTexts(code)).toBe(rest);
});
