import {describe, expect, it} from 'vitest';
import {pictureLimits} from '@portal/common/pictures/pictureLimits';
import {exportSize, largestWidth} from '../model/exportSize';
import {wholePicture} from '../model/geometry';
import {largestMegapixels, sizeProblem} from './loadPicture';

describe('exportSize', () => {
  it('keeps the pixels of the crop', () => {
    const crop = {x: 0.5, y: 0, width: 0.5, height: 0.25};
    expect(exportSize({width: 1000, height: 800}, crop)).toEqual({width: 500, height: 200});
  });

  it('shrinks what is wider than pages use', () => {
    expect(exportSize({width: 4800, height: 3000}, wholePicture)).toEqual({
      width: largestWidth,
      height: 1500,
    });
  });

  it('shrinks what is higher than a page may have it', () => {
    expect(exportSize({width: 1000, height: 20_000}, wholePicture)).toEqual({
      width: 150,
      height: pictureLimits.side,
    });
  });
});

describe('sizeProblem', () => {
  it('refuses 50 megapixels', () => {
    expect(sizeProblem(8200, 6100)).toContain(`höchstens ${largestMegapixels}`);
    expect(sizeProblem(6000, 4000)).toBeNull();
  });
});
